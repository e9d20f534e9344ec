import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import type { NotificationKind } from '../apollo/schema.generated.ts'
import { Failure } from '../ui/Notice.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { toastError } from '../ui/toast.ts'
import { canNotify, isNotifying, setNotifying } from './desktop.ts'
import { ChooseNotificationsDocument, NotificationSettingsDocument } from './NotificationSettings.generated.ts'
import css from './NotificationSettings.module.css'
import { setUnread, useUnread } from './unread.ts'

const choices: { kind: NotificationKind; label: string }[] = [
  { kind: 'LIKE', label: 'Likes of your Tweets' },
  { kind: 'REPOST', label: 'Reposts of your Tweets' },
  { kind: 'REPLY', label: 'Replies to your Tweets' },
  { kind: 'QUOTE', label: 'Quotes of your Tweets' },
  { kind: 'FOLLOW', label: 'New followers' },
  { kind: 'MENTION', label: 'Mentions of you' },
]

export function NotificationSettings() {
  const { data, error, refetch } = useQuery(NotificationSettingsDocument)
  const { id, notificationKinds: kinds } = data?.viewer ?? {}
  if (!kinds && error) return <Failure message={messageOf(error)} onRetry={refetch} small />
  if (!id || !kinds) return <Waiting />
  return (
    <div className={css.choices}>
      <Kinds id={id} wanted={kinds} />
      {canNotify() && <OnThisDevice />}
    </div>
  )
}

function Waiting() {
  const count = choices.length + (canNotify() ? 1 : 0)
  return (
    <div role="status" aria-label="Loading the choices" className={css.waiting}>
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} />
      ))}
    </div>
  )
}

function Kinds({ id, wanted }: { id: string; wanted: readonly NotificationKind[] }) {
  const [choose] = useMutation(ChooseNotificationsDocument)
  const unread = useUnread()
  const toggle = (kind: NotificationKind, on: boolean) => {
    const kinds = on ? [...wanted, kind] : wanted.filter((other) => other !== kind)
    const user = { __typename: 'User' as const, id, notificationKinds: kinds }
    const change = choose({
      variables: { kinds },
      optimisticResponse: { chooseNotifications: { user, unreadNotifications: unread } },
      context: { inOrder: 'notification kinds' },
    })
    void change.then(
      ({ data }) => data && setUnread(data.chooseNotifications.unreadNotifications),
      (error: unknown) => toastError(messageOf(error)),
    )
  }
  return choices.map(({ kind, label }) => (
    <label key={kind}>
      <input
        type="checkbox"
        checked={wanted.includes(kind)}
        onChange={({ currentTarget }) => toggle(kind, currentTarget.checked)}
      />
      {label}
    </label>
  ))
}

/** In order: an end while a start is under way would come before it. */
let pushChanged = Promise.resolve()

/** Without push messages, open tabs still show notifications. */
async function push(client: ApolloClient, isOn: boolean): Promise<void> {
  const { startPush, endPush } = await import('./push.ts')
  await (isOn ? startPush : endPush)(client)
}

function OnThisDevice() {
  const [on, setOn] = useState(isNotifying)
  const client = useApolloClient()
  const toggle = async (wanted: boolean) => {
    setOn(wanted)
    const isOn = await setNotifying(wanted)
    setOn(isOn)
    pushChanged = pushChanged.then(() => push(client, isOn)).catch(() => {})
    if (wanted && !isOn) toastError('Your browser does not allow notifications from this site.')
  }
  return (
    <label>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => void toggle(currentTarget.checked)} />
      Desktop notifications on this device
    </label>
  )
}
