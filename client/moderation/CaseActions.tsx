import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { Button } from '../ui/Button.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { ActDialog, type Act } from './ActDialog.tsx'
import type { Case } from './case.ts'
import { DismissCaseDocument, ReleaseCaseDocument, TakeCaseDocument } from './Moderation.generated.ts'
import css from './Moderation.module.css'

type Props = { found: Case; onChanged: () => Promise<void> }

/** What a moderator can do about reports that are not resolved. */
export function CaseActions({ found, onChanged }: Props) {
  const [take] = useMutation(TakeCaseDocument)
  const [release] = useMutation(ReleaseCaseDocument)
  const [dismiss] = useMutation(DismissCaseDocument)
  const [busy, setBusy] = useState(false)
  const [act, setAct] = useState<Act | null>(null)
  const does = async (send: (options: { variables: { caseId: string } }) => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await send({ variables: { caseId: found.id } })
      toastSuccess(done)
    } catch (error) {
      toastError(messageOf(error))
    }
    // Somebody else may have been faster.
    await onChanged().catch(() => {})
    setBusy(false)
  }
  const isMine = found.isTakenByViewer
  return (
    <div className={css.actions} role="group" aria-label="Actions">
      {found.state === 'OPEN' && (
        <Button busy={busy} onClick={() => void does(take, 'You work on these reports')}>
          Take
        </Button>
      )}
      {found.state === 'TAKEN' && (
        <Button kind="outline" busy={busy} onClick={() => void does(release, 'Given back')}>
          Give back
        </Button>
      )}
      {(isMine || found.state === 'OPEN') && (
        <Button kind="outline" busy={busy} onClick={() => void does(dismiss, 'Reports dismissed')}>
          Dismiss
        </Button>
      )}
      {found.post && (
        <Button kind="danger" onClick={() => setAct('remove')}>
          Remove Tweet
        </Button>
      )}
      {found.user && (
        <Button kind="danger" onClick={() => setAct('suspend')}>
          Suspend account
        </Button>
      )}
      {act && <ActDialog act={act} found={found} onDone={onChanged} onClose={() => setAct(null)} />}
    </div>
  )
}
