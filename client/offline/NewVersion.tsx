import { ActionNote } from '../ui/ActionNote.tsx'
import { useNewVersion } from './useNewVersion.ts'

/** Says that a new version of the app is ready. Only its button loads it; drafts are in local storage. */
export default function NewVersion() {
  const reload = useNewVersion()
  return <ActionNote text={reload && 'A new version is ready.'} action="Reload" onAct={() => reload?.()} />
}
