import { useMutation, useQuery } from '@apollo/client/react'
import { longestInviteDays } from '../../server/invites/invites.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { useForm } from '../apollo/useForm.ts'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import { copyText } from '../ui/copyText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { fullTime } from '../ui/times.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import {
  CreateInviteDocument,
  EndInviteDocument,
  type InviteLine_InviteFragment as Invite,
  InvitesDocument,
} from './Invites.generated.ts'
import sheet from '../ui/ListSheet.module.css'
import css from './Invites.module.css'

type Values = { uses: string; days: string }

const linkOf = ({ code }: Invite) => `${location.origin}/signup#invite=${code}`

export default function InvitesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(InvitesDocument, { fetchPolicy: 'no-cache' })
  return (
    <Dialog title="Invites" kind="sheet" onClose={onClose}>
      <InviteForm onMade={refetch} />
      {data ? (
        <InviteList invites={data.invites} onEnded={refetch} />
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={refetch} />
      ) : (
        <LineSkeletons count={2} />
      )}
    </Dialog>
  )
}

function InviteForm({ onMade }: { onMade: () => Promise<unknown> }) {
  const [create] = useMutation(CreateInviteDocument)
  const { form, busy, message, errorOf } = useForm<Values>({
    check: ({ uses, days }) =>
      Object.entries({ uses, days })
        .filter(([, typed]) => !/^\d{1,6}$/.test(typed.trim()))
        .map(([field]) => ({ field, message: 'Please enter a whole number.' })),
    send: async ({ uses, days }) => {
      await create({ variables: { input: { uses: Number(uses), days: Number(days) } } })
      toastSuccess('Invite created')
      // The invite is made, also if the list cannot be read.
      await onMade().catch(() => {})
    },
  })
  const field = (name: keyof Values) => ({
    ...{ name, inputMode: 'numeric' as const, autoComplete: 'off', error: errorOf(name) },
  })
  return (
    <form {...form} className={sheet.form}>
      <p className={sheet.hint}>Whoever has the link can sign up with it. Moderators can see whom you invited.</p>
      <FormProblem text={message} />
      <TextField label="How many people" defaultValue="1" {...field('uses')} />
      <TextField label={`How many days, up to ${longestInviteDays}`} defaultValue="7" {...field('days')} />
      <Button type="submit" busy={busy}>
        Create invite
      </Button>
    </form>
  )
}

function InviteList({ invites, onEnded }: { invites: readonly Invite[]; onEnded: () => Promise<unknown> }) {
  const [end] = useMutation(EndInviteDocument)
  const { busy, does } = useStep(onEnded)
  if (invites.length === 0) return <p className={sheet.none}>You have no open invites.</p>
  const copy = (invite: Invite) =>
    copyText(linkOf(invite)).then(
      () => toastSuccess('Link copied'),
      () => toastError('The link could not be copied.'),
    )
  return (
    <ul className={css.invites} aria-label="Open invites">
      {invites.map((invite) => (
        <li key={invite.code}>
          <p id={invite.code} className={css.link}>
            {linkOf(invite)}
          </p>
          <p className={sheet.hint}>
            {invite.usesLeft} of {invite.uses} left · until {fullTime(invite.expiresAt)}
          </p>
          <div className={css.actions}>
            <Button size="small" aria-describedby={invite.code} onClick={() => void copy(invite)}>
              Copy link
            </Button>
            <Button
              size="small"
              kind="outline"
              aria-describedby={invite.code}
              disabled={busy}
              onClick={() => void does(() => end({ variables: { code: invite.code } }), 'Invite ended')}
            >
              End
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
