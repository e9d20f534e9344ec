import { useNavigate } from 'react-router-dom'
import { useViewer } from '../auth/viewer.ts'
import { ActionNote } from '../ui/ActionNote.tsx'
import { decisionsPath } from './path.ts'

export function DecisionNote() {
  const { viewer } = useViewer()
  const navigate = useNavigate()
  const text = viewer?.hasUnreadDecision ? 'A moderator decided something about your account.' : null
  return <ActionNote text={text} action="Read" onAct={() => void navigate(decisionsPath)} />
}
