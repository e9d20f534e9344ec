import { useViewer } from '../auth/viewer.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useOnline } from '../hooks/useOnline.ts'
import { ActionNote } from '../ui/ActionNote.tsx'
import { useWaiting, type Waiting } from './outbox.ts'
import { useSendWaiting } from './useSendWaiting.ts'

/** Sends the waiting posts. It shows their number and a button that lists them (see `PostDialogs`). */
export function OutboxNote() {
  const username = useViewer().shown?.username ?? ''
  const waiting = useWaiting(username)
  const online = useOnline()
  const { open } = useDialog('outbox')
  useSendWaiting(username, waiting)
  return <ActionNote text={textOf(waiting, online)} action="Show" onAct={open} />
}

function textOf(waiting: readonly Waiting[], online: boolean): string | null {
  const refused = waiting.filter(({ refusal }) => refusal !== null).length
  if (refused > 0) return `${counted(refused)} not sent.`
  if (waiting.length === 0) return null
  return online ? `Sending ${counted(waiting.length)}…` : `${counted(waiting.length)} will be sent when you are online.`
}

const counted = (count: number) => `${count} ${count === 1 ? 'Tweet' : 'Tweets'}`
