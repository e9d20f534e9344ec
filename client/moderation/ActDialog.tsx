import { useMutation } from '@apollo/client/react'
import { useForm } from '../apollo/useForm.ts'
import { ReasonFields } from '../reports/ReasonFields.tsx'
import { ruleProblems } from '../reports/words.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import type { ModerationRule } from '../../server/users/moderation.rules.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { Case } from './case.ts'
import {
  MarkPostSensitiveDocument,
  RemovePostDocument,
  SuspendUserDocument,
  WarnUserDocument,
} from './Moderation.generated.ts'

export type Act = 'mark' | 'remove' | 'suspend' | 'warn'

type Values = { rule: string; note: string; days: string }
type Props = { act: Act; found: Case; onDone: () => Promise<void>; onClose: () => void }

const words: Record<Act, { title: string; action: string }> = {
  mark: { title: 'Mark this Tweet as sensitive', action: 'Mark' },
  remove: { title: 'Remove this Tweet', action: 'Remove' },
  suspend: { title: 'Suspend this account', action: 'Suspend' },
  warn: { title: 'Warn this account', action: 'Warn' },
}

const dayMs = 24 * 60 * 60 * 1000

const spans = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '', label: 'For good' },
]

/** Asks for the reason, which whom it concerns is told, and acts. */
export function ActDialog({ act, found, onDone, onClose }: Props) {
  const [removePost] = useMutation(RemovePostDocument)
  const [markPost] = useMutation(MarkPostSensitiveDocument)
  const [warnUser] = useMutation(WarnUserDocument)
  const [suspendUser] = useMutation(SuspendUserDocument)
  const send = async ({ rule, note, days }: Values) => {
    const reason = { rule: rule as ModerationRule, note }
    if (act === 'mark') {
      await markPost({ variables: { input: { postId: found.postId ?? '', ...reason } } })
      toastSuccess('Tweet marked as sensitive')
    } else if (act === 'remove') {
      await removePost({ variables: { input: { postId: found.postId ?? '', ...reason } } })
      toastSuccess('Tweet removed')
    } else if (act === 'warn') {
      await warnUser({ variables: { input: { userId: found.userId, caseId: found.id, ...reason } } })
      toastSuccess('Account warned')
    } else {
      const until = days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null
      await suspendUser({ variables: { input: { userId: found.userId, until, caseId: found.id, ...reason } } })
      toastSuccess('Account suspended')
    }
    await onDone().catch(() => {})
    onClose()
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check: ruleProblems, send })
  return (
    <ActionDialog {...words[act]} danger {...{ form, busy, message, onClose }}>
      {act === 'suspend' && <SelectField label="For how long" name="days" defaultValue="7" options={spans} />}
      <ReasonFields legend="Which rule was broken?" noteLabel="Note for the account's owner" errorOf={errorOf} />
    </ActionDialog>
  )
}
