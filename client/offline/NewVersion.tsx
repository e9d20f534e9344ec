import { useState } from 'react'
import { ActionNote } from '../ui/ActionNote.tsx'
import { useNewVersion } from './useNewVersion.ts'

/** Says that a new version of the app is ready. Only its button loads it; drafts are in local storage. */
export function NewVersion() {
  const reload = useNewVersion()
  const [busy, setBusy] = useState(false)
  return (
    <ActionNote
      text={reload && 'A new version is ready.'}
      action="Reload"
      busy={busy}
      onAct={() => {
        setBusy(true)
        reload?.()
      }}
    />
  )
}
