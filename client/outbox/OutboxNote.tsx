import { useViewer } from '../auth/viewer.ts'
import { postsOf } from '../composer/draft.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useOnline } from '../hooks/useOnline.ts'
import { ActionNote } from '../ui/ActionNote.tsx'
import { useWaiting, type Waiting } from './outbox.ts'
import { useSendWaiting } from './useSendWaiting.ts'

export function OutboxNote() {
  const username = useViewer().shown?.username ?? ''
  const waiting = useWaiting(username)
  const online = useOnline()
  const { open } = useDialog('outbox')
  useSendWaiting(username, waiting)
  return <ActionNote text={textOf(waiting, online)} action="Show" onAct={open} saysOffline={!online} />
}

function textOf(waiting: readonly Waiting[], online: boolean): string | null {
  if (waiting.length === 0) return null
  const refused = waiting.filter(({ refusal }) => refusal !== null)
  const state = refused.length > 0 ? `${counted(refused)} not sent.` : null
  if (online) return state ?? `Sending ${counted(waiting)}…`
  return `You are offline. ${state ?? `${counted(waiting)} will be sent when you are online.`}`
}

/** A thread counts as its Tweets. */
function counted(waiting: readonly Waiting[]): string {
  const count = waiting.flatMap(({ draft }) => postsOf(draft)).length
  return `${count} ${count === 1 ? 'Tweet' : 'Tweets'}`
}
