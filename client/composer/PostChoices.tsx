import { Globe, Quote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuotePolicy, ReplyPolicy } from '../apollo/schema.generated.ts'
import { hasMedia } from './draft.ts'
import type { ComposerState } from './useComposer.ts'

type Choices<Policy> = { policy: Policy; label: string }[]

const replyChoices: Choices<ReplyPolicy> = [
  { policy: 'EVERYONE', label: 'Everyone can reply' },
  { policy: 'FOLLOWED', label: 'People you follow or mention can reply' },
  { policy: 'MENTIONED', label: 'Only people you mention can reply' },
]

const quoteChoices: Choices<QuotePolicy> = [
  { policy: 'EVERYONE', label: 'Everyone can quote' },
  { policy: 'FOLLOWERS', label: 'Your followers can quote' },
  { policy: 'NOBODY', label: 'Nobody can quote' },
]

export function PostChoices({ composer }: { composer: ComposerState }) {
  const { mode, draft, change, busy } = composer
  // Only the first post of a conversation has the choice.
  const limitsReplies = mode.kind === 'new' || draft.replyPolicy !== undefined
  return (
    <>
      {limitsReplies && (
        <Choice
          label="Who can reply"
          icon={<Globe size={16} aria-hidden />}
          choices={replyChoices}
          chosen={draft.replyPolicy}
          locked={busy}
          onChoose={(replyPolicy) => change((now) => ({ ...now, replyPolicy }))}
        />
      )}
      <Choice
        label="Who can quote"
        icon={<Quote size={16} aria-hidden />}
        choices={quoteChoices}
        chosen={draft.quotePolicy}
        locked={busy}
        onChoose={(quotePolicy) => change((now) => ({ ...now, quotePolicy }))}
      />
      {hasMedia(draft) && (
        <label title="Covered until somebody presses">
          <input
            type="checkbox"
            checked={draft.isSensitive ?? false}
            disabled={busy}
            onChange={({ currentTarget: { checked: isSensitive } }) => change((now) => ({ ...now, isSensitive }))}
          />
          Sensitive
        </label>
      )}
    </>
  )
}

type ChoiceProps<Policy> = {
  label: string
  icon: ReactNode
  choices: Choices<Policy>
  /** Undefined means everyone. */
  chosen: Policy | undefined
  locked: boolean
  onChoose: (policy: Policy) => void
}

function Choice<Policy extends string>({ label, icon, choices, chosen, locked, onChoose }: ChoiceProps<Policy>) {
  return (
    <label>
      {icon}
      <select
        aria-label={label}
        value={chosen ?? 'EVERYONE'}
        disabled={locked}
        onChange={({ currentTarget }) => {
          const one = choices.find(({ policy }) => policy === currentTarget.value)
          if (one) onChoose(one.policy)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.policy} value={choice.policy}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
