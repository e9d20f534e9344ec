import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import type { Act } from './ActDialog.tsx'
import { type Case, mayActOn, subjectOf } from './case.ts'
import { LazyActDialog } from './LazyActDialog.tsx'
import { DismissCaseDocument, ReleaseCaseDocument, TakeCaseDocument } from './Moderation.generated.ts'
import css from './Moderation.module.css'

type Props = { found: Case; isAdmin: boolean; onChanged: () => Promise<unknown> }

export function CaseActions({ found, isAdmin, onChanged }: Props) {
  const [take] = useMutation(TakeCaseDocument)
  const [release] = useMutation(ReleaseCaseDocument)
  const [dismiss] = useMutation(DismissCaseDocument)
  const [act, setAct] = useState<Act | null>(null)
  const { busy, does } = useStep(onChanged)
  const about = { variables: { caseId: found.id } }
  const isMine = found.isTakenByViewer
  // A post that reports hide is seen only by its author, but it is there.
  const mayActOnPost = mayActOn(found.userRole, isAdmin) && (found.post !== null || found.isHidingPost)
  // Nobody deals with reports about a higher role; with those about an equal, everybody does.
  if (found.userRole === 'ADMIN' && !isAdmin) return null
  return (
    <div className={css.actions} role="group" aria-label="Actions about the reports">
      {found.state === 'OPEN' && (
        <Button busy={busy} onClick={() => void does(() => take(about), 'You work on these reports')}>
          Take
        </Button>
      )}
      {found.state === 'TAKEN' && (isMine || isAdmin) && (
        <Button
          kind="outline"
          busy={busy}
          onClick={() => void does(() => release(about), 'Nobody works on these reports now')}
        >
          Give back
        </Button>
      )}
      {(isMine || found.state === 'OPEN') && (
        <Button kind="outline" busy={busy} onClick={() => void does(() => dismiss(about), 'Reports dismissed')}>
          Dismiss
        </Button>
      )}
      {mayActOnPost && !found.isPostMarked && (
        <Button kind="outline" onClick={() => setAct('mark')}>
          Mark as sensitive
        </Button>
      )}
      {mayActOnPost && (
        <Button kind="danger" onClick={() => setAct('remove')}>
          Remove Tweet
        </Button>
      )}
      {act && <LazyActDialog act={act} subject={subjectOf(found)} onDone={onChanged} onClose={() => setAct(null)} />}
    </div>
  )
}
