import { useMutation } from '@apollo/client/react'
import type { VerifiedKind } from '../apollo/schema.generated.ts'
import { useForm } from '../apollo/useForm.ts'
import { ReasonFields } from '../reports/ReasonFields.tsx'
import { ruleProblems } from '../reports/words.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import type { ModerationRule } from '../../server/users/moderation.rules.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { Subject } from './case.ts'
import {
  LockBadgeDocument,
  MarkPostSensitiveDocument,
  RemovePostDocument,
  SilenceUserDocument,
  SuspendUserDocument,
  WarnUserDocument,
} from './Moderation.generated.ts'

export type Act = 'mark' | 'remove' | 'suspend' | 'warn' | 'silence' | 'badge'
type Values = { rule: string; note: string; days: string; badge: string }
export type ActProps = { act: Act; subject: Subject; onDone: () => Promise<unknown>; onClose: () => void }

const words: Record<Act, { title: string; action: string; done: string; about?: string }> = {
  mark: { title: 'Mark this Tweet as sensitive', action: 'Mark', done: 'Tweet marked as sensitive' },
  remove: { title: 'Remove this Tweet', action: 'Remove', done: 'Tweet removed' },
  suspend: {
    title: 'Suspend this account',
    action: 'Suspend',
    done: 'Account suspended',
    about: 'Nobody sees the account and its Tweets. Its owner can only log in to read why.',
  },
  warn: {
    title: 'Warn this account',
    action: 'Warn',
    done: 'Account warned',
    about: 'Its owner reads the rule and your note. Nothing else happens.',
  },
  silence: {
    title: 'Limit this account',
    action: 'Limit',
    done: 'Account limited',
    about:
      'Explore, hashtags, suggestions and the notifications of strangers leave it out, and threads fold its Tweets. Its followers see everything as before.',
  },
  badge: {
    title: 'Choose the badge of this account',
    action: 'Choose',
    done: 'Badge chosen',
    about: 'Its owner cannot change it until you give it back. If no rule was broken, choose the last one.',
  },
}

const badges = [
  { value: '', label: 'None' },
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'ORGANIZATION', label: 'Organization' },
]

const dayMs = 24 * 60 * 60 * 1000

const spans = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '', label: 'For good' },
]

export default function ActDialog({ act, subject, onDone, onClose }: ActProps) {
  const sendAct = useAct(act, subject)
  const { title, action, done, about } = words[act]
  const send = async (values: Values) => {
    const action = await sendAct(values)
    toastSuccess(action ? done : 'It was done already')
    await onDone().catch(() => {})
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check: ruleProblems, send, onSent: onClose })
  return (
    <ActionDialog {...{ title, action }} danger {...{ form, busy, message, onDone, onClose }}>
      {about && <p>{about}</p>}
      {(act === 'suspend' || act === 'silence') && (
        <SelectField label="For how long" name="days" defaultValue="7" options={spans} />
      )}
      {act === 'badge' && <SelectField label="Badge" name="badge" defaultValue="" options={badges} />}
      <ReasonFields legend="Which rule was broken?" noteLabel="Note for the account's owner" errorOf={errorOf} />
    </ActionDialog>
  )
}

/** What it returns resolves with the action, or with nothing if it was done before. */
function useAct(act: Act, { caseId, postId, userId }: Subject): (values: Values) => Promise<unknown> {
  const [removePost] = useMutation(RemovePostDocument)
  const [markPost] = useMutation(MarkPostSensitiveDocument)
  const [suspendUser] = useMutation(SuspendUserDocument)
  const [silenceUser] = useMutation(SilenceUserDocument)
  const [warnUser] = useMutation(WarnUserDocument)
  const [lockBadge] = useMutation(LockBadgeDocument)
  return ({ rule, note, days, badge }) => {
    const reason = { rule: rule as ModerationRule, note }
    const ofPost = { variables: { input: { postId: postId ?? '', ...reason } } }
    const ofUser = { userId, ...(caseId && { caseId }), ...reason }
    const until = days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null
    const kind = (badge || null) as VerifiedKind | null
    return {
      mark: async () => (await markPost(ofPost)).data?.markPostSensitive.action,
      remove: async () => (await removePost(ofPost)).data?.removePost.action,
      suspend: async () => (await suspendUser({ variables: { input: { ...ofUser, until } } })).data?.suspendUser.action,
      silence: async () => (await silenceUser({ variables: { input: { ...ofUser, until } } })).data?.silenceUser.action,
      badge: async () => (await lockBadge({ variables: { input: { ...ofUser, kind } } })).data?.lockBadge.action,
      warn: async () => (await warnUser({ variables: { input: ofUser } })).data?.warnUser.action,
    }[act]()
  }
}
