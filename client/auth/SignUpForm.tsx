import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../navigation/Link.tsx'
import { aboutProblem, longestAbout, signUpProblems, type SignUpForm as Form } from '../../server/auth/auth.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { InvitationDocument } from '../invites/Invitation.generated.ts'
import { Button } from '../ui/Button.tsx'
import { SiteRules } from '../site/SiteRules.tsx'
import { Failure, Loader } from '../ui/Notice.tsx'
import { useSettings } from '../ui/settings.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SignUpDocument } from './Auth.generated.ts'
import css from './AuthForm.module.css'
import { FormHead } from './FormHead.tsx'
import { withRoom } from './accounts.ts'
import { useWait } from './useWait.ts'
import { useArrive } from './useArrive.ts'
import { useForm } from '../apollo/useForm.ts'
import { useIsTaken } from './useIsTaken.ts'

const taken = 'Username already taken!'

/** The form has `about` if moderators approve sign-ups. */
type Values = Form & { about?: string }

/** Creates an account. It checks the username while somebody types, but only the server decides. */
export function SignUpForm() {
  const { signUp } = useSettings()
  if (signUp === 'CLOSED') return <Closed />
  return signUp === 'BY_INVITE' ? <InvitedForm /> : <OpenForm isRequest={signUp === 'BY_APPROVAL'} />
}

/** The form for a link with an invite (`/signup#invite=CODE`). Browsers send what follows `#` to no server. */
function InvitedForm() {
  const { hash } = useLocation()
  const [invite] = useState(() => new URLSearchParams(hash.slice(1)).get('invite') ?? '')
  const options = { variables: { code: invite }, skip: invite === '', fetchPolicy: 'no-cache' } as const
  const { data, error, refetch } = useQuery(InvitationDocument, options)
  if (invite === '')
    return <NotInvited text="Signing up here takes an invite. Ask a member for one, and open its link." />
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data) return <Loader label="Loading the invite" />
  if (!data.invitation)
    return <NotInvited text="This invite was used, or does not work any more. Ask for another one." />
  const { inviter } = data.invitation
  return (
    <OpenForm
      invite={invite}
      note={inviter ? `${inviter.name} (@${inviter.username}) invites you.` : 'You are invited.'}
    />
  )
}

function NotInvited({ text }: { text: string }) {
  return (
    <div className={css.body}>
      <FormHead title="Sign-up is by invitation" />
      <p>{text}</p>
      <ToLogIn />
    </div>
  )
}

function Closed() {
  return (
    <div className={css.body}>
      <FormHead title="Sign-up is closed" />
      <p>Nobody can sign up here. Ask whoever runs this site for an account.</p>
      <ToLogIn />
    </div>
  )
}

function ToLogIn() {
  const state = useLocation().state as unknown
  return (
    <p className={css.other}>
      Have an account already?{' '}
      <Link to="/login" replace state={state}>
        Log in
      </Link>
    </p>
  )
}

type Props = { invite?: string; note?: string; isRequest?: boolean }

function OpenForm({ invite, note, isRequest = false }: Props) {
  const { hasRules } = useSettings()
  const [username, setUsername] = useState('')
  const isTaken = useIsTaken(username)
  const signUp = useSignUp(invite)
  const { form, busy, message, errorOf } = useForm<Values>({ check: problemsOf, send: signUp, messageFor })
  const field = (name: keyof Values) => ({ name, error: errorOf(name) })
  return (
    <div className={css.body}>
      <FormHead title="Create your account" message={message} />
      {note && <p>{note}</p>}
      {isRequest && <p>A moderator looks at each request. Until one lets you in, you can read.</p>}
      <form {...form} className={css.form}>
        {/* The dialog focuses its first field when it opens, but the note comes later. */}
        <TextField label="Full name" autoComplete="name" autoFocus={note !== undefined} {...field('name')} />
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
          error={errorOf('username') ?? (isTaken ? taken : undefined)}
          hint="Letters, digits and underscores, up to 30"
          onChange={({ target }) => setUsername(target.value)}
        />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          {...field('password')}
        />
        <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
        {isRequest && (
          <TextArea
            label="About you, for the moderator"
            name="about"
            rows={3}
            maxLength={longestAbout}
            error={errorOf('about')}
          />
        )}
        {hasRules && <SiteRules label="By signing up you agree to these rules" isOpen />}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Signing up…' : 'Sign up'}
        </Button>
      </form>
      <ToLogIn />
    </div>
  )
}

const problemsOf = withRoom<Values>((values) => {
  const { about } = values
  const message = about?.trim() === '' ? 'Please tell something about yourself.' : aboutProblem(about ?? '')
  return [...signUpProblems(values), ...(message ? [{ field: 'about', message }] : [])]
})

function useSignUp(invite?: string) {
  const [signUp] = useMutation(SignUpDocument)
  const arrive = useArrive()
  const wait = useWait()
  return async (values: Values) => {
    const input = { ...values, ...(invite && { invite }) }
    const { data } = await signUp({ variables: { input } })
    if (!data) return
    if (data.signUp.signUpRequest) wait(data.signUp)
    else arrive(data.signUp)
  }
}

function messageFor(code: string | null) {
  return code === 'USERNAME_TAKEN' ? { field: 'username', message: taken } : null
}
