import { useNavigate } from 'react-router-dom'
import { useViewer } from '../auth/viewer.ts'
import { ActionNote } from '../ui/ActionNote.tsx'
import { decisionsPath } from './path.ts'

/** Says that moderators decided something about the viewer's account, until it is read. */
export function DecisionNote() {
  const { viewer } = useViewer()
  const navigate = useNavigate()
  const text = viewer?.hasUnreadDecision ? 'A moderator decided something about your account.' : null
  return <ActionNote text={text} action="Read" onAct={() => void navigate(decisionsPath)} />
}
