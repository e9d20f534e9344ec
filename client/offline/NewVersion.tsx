import { ActionNote } from '../ui/ActionNote.tsx'
import { useNewVersion } from './useNewVersion.ts'

/** Offers a new version of the app, which loads when the user presses. Drafts survive, in local storage. */
export default function NewVersion() {
  const reload = useNewVersion()
  return <ActionNote text={reload && 'A new version is ready.'} action="Reload" onAct={() => reload?.()} />
}
