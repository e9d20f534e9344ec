import { useMutation } from '@apollo/client/react'
import type { ComponentProps } from 'react'
import { useStep } from '../apollo/useStep.ts'
import { ruleLabel } from '../reports/words.ts'
import { Button } from '../ui/Button.tsx'
import { fullTime } from '../ui/times.ts'
import type { Case } from './case.ts'
import { DetailList } from './DetailList.tsx'
import { UndoDecisionDocument, type UndoDecisionMutation } from './Moderation.generated.ts'
import css from './Moderation.module.css'
import { kindLabels, undoLabels } from './words.ts'

type History = Case['history']
type Action = History['edges'][number]['node']

type Props = {
  id: string
  history: History
  query: ComponentProps<typeof DetailList>['query']
  /** Null: the viewer cannot take anything back. */
  onChanged: (() => Promise<unknown>) | null
}

/** Of these, only the newest stands. */
const replacedKinds = new Set<Action['kind']>(['SILENCE', 'LOCK_BADGE'])

export function CaseHistory({ id, history, query, onChanged }: Props) {
  const actions = history.edges.map(({ node }) => node)
  // An undo is newer than its action, so if the action is on the list, the undo is.
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const stands = ({ id, kind }: Action) =>
    !undone.has(id) && (!replacedKinds.has(kind) || actions.find((one) => one.kind === kind)?.id === id)
  return (
    <section aria-label="History of the account">
      <h2>History of the account</h2>
      {actions.length === 0 && <p className={css.meta}>Nothing was done about it before.</p>}
      <DetailList {...{ query, id }} pageInfo={history.pageInfo}>
        {actions.map((action) => (
          <li key={action.id}>
            <p className={css.subject}>
              {kindLabels[action.kind]}
              {action.rule && `: ${ruleLabel(action.rule)}`}
            </p>
            <p className={css.meta}>
              {fullTime(action.at)}
              {action.from && action.to && ` · ${action.count} from ${fullTime(action.from)} to ${fullTime(action.to)}`}
              {action.until && ` · until ${fullTime(action.until)}`}
              {!action.actorId && action.kind !== 'HIDE_POST' && ' · by the operator'}
            </p>
            {onChanged && stands(action) && <Undo action={action} onChanged={onChanged} />}
          </li>
        ))}
      </DetailList>
    </section>
  )
}

const saying = ({ data }: { data?: UndoDecisionMutation | undefined }) =>
  data?.undoDecision.action ? 'Undone' : 'It had ended already'

function Undo({ action: { id, kind, at }, onChanged }: { action: Action; onChanged: () => Promise<unknown> }) {
  const [undo] = useMutation(UndoDecisionDocument)
  const { busy, does } = useStep(onChanged)
  const label = undoLabels[kind]
  if (!label) return null
  return (
    <Button
      size="small"
      kind="outline"
      busy={busy}
      aria-label={`${label} of ${fullTime(at)}`}
      onClick={() => void does(() => undo({ variables: { actionId: id } }), saying)}
    >
      {label}
    </Button>
  )
}
