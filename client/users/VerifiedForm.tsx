import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { clsx } from 'clsx'
import { messageOf } from '../apollo/errors.ts'
import type { VerifiedKind } from '../apollo/schema.generated.ts'
import { remainsHere } from '../navigation/routerIndex.ts'
import { Button } from '../ui/Button.tsx'
import { Failure, Loader } from '../ui/Notice.tsx'
import { useSettings } from '../ui/settings.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { MyBadgeDocument, SetVerifiedDocument } from './SetVerified.generated.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'
import css from './VerifiedForm.module.css'

const choices = [
  { kind: 'INDIVIDUAL', label: 'Individual', text: 'For a person: a blue badge.' },
  { kind: 'ORGANIZATION', label: 'Organization', text: 'For a company, a club or a project: a green badge.' },
] as const

/** Chooses a badge of either kind for the viewer, or none. Nobody checks or pays anything. */
export function VerifiedForm({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery(MyBadgeDocument)
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data?.viewer) return <Loader />
  const { verifiedKind, isBadgeLocked } = data.viewer
  return <Choice current={verifiedKind} isLocked={isBadgeLocked ?? false} onDone={onDone} />
}

type KindsProps = { current: VerifiedKind | null; chosen: VerifiedKind; onChoose: (kind: VerifiedKind) => void }

function Kinds({ current, chosen, onChoose }: KindsProps) {
  return (
    <div role="radiogroup" aria-label="Kind of badge" className={css.choices}>
      {choices.map(({ kind, label, text }) => (
        <label key={kind} className={clsx(css.choice, chosen === kind && css.chosen)}>
          <input type="radio" name="kind" value={kind} checked={chosen === kind} onChange={() => onChoose(kind)} />
          <span className={css.words}>
            <span className={css.label}>
              {label} <VerifiedBadge kind={kind} />
              {current === kind && <span className={css.now}>Current</span>}
            </span>
            <span className={css.text}>{text}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

type ChoiceProps = { current: VerifiedKind | null; isLocked: boolean; onDone: () => void }

function Choice({ current, isLocked, onDone }: ChoiceProps) {
  const { verifiedByAdmin } = useSettings()
  const isOpen = !verifiedByAdmin && !isLocked
  const [setVerified] = useMutation(SetVerifiedDocument)
  const [chosen, setChosen] = useState<VerifiedKind>(current ?? 'INDIVIDUAL')
  const [busy, setBusy] = useState(false)
  const set = async (kind: VerifiedKind | null) => {
    const remains = remainsHere()
    setBusy(true)
    try {
      await setVerified({ variables: { input: { kind } } })
      toastSuccess(kind ? 'You are verified' : 'Badge removed')
      if (remains()) onDone()
    } catch (refused) {
      toastError(messageOf(refused))
      setBusy(false)
    }
  }
  return (
    <div className={css.body}>
      <p className={css.title}>{current ? 'You are verified' : isOpen ? 'Get verified' : 'You have no badge'}</p>
      <p className={css.text}>
        {isLocked
          ? 'A moderator chose this. See Settings for the reason.'
          : verifiedByAdmin
            ? 'Administrators give the badges here.'
            : 'Verification is self-service and free: choose who is behind this account.'}
      </p>
      {isOpen && <Kinds current={current} chosen={chosen} onChoose={setChosen} />}
      {isOpen && chosen !== current && (
        <Button size="large" wide busy={busy} onClick={() => void set(chosen)}>
          {current ? 'Change' : 'Subscribe'}
        </Button>
      )}
      {current && !isLocked && (
        <Button kind="plain" size="large" wide busy={busy} onClick={() => void set(null)}>
          Unsubscribe
        </Button>
      )}
    </div>
  )
}
