import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '../navigation/Link.tsx'
import { logInProblems, type LogInForm as Values } from '../../server/auth/auth.rules.ts'
import { codeOf } from '../apollo/errors.ts'
import { Button } from '../ui/Button.tsx'
import { useSettings } from '../ui/settings.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastError } from '../ui/toast.ts'
import { LogInDocument } from './Auth.generated.ts'
import css from './AuthForm.module.css'
import { CodeForm } from './CodeForm.tsx'
import { FormHead } from './FormHead.tsx'
import { GuestLogin } from './GuestLogin.tsx'
import { OtherAccounts } from './OtherAccounts.tsx'
import { isOneTooMany, tooManyAccounts, withRoom } from './accounts.ts'
import { useArrive } from './useArrive.ts'
import { keepRestricted } from './restricted.ts'
import { acceptSessionEnd, sessionWasEnded } from './session.ts'
import { useWait } from './useWait.ts'
import { useForm } from '../apollo/useForm.ts'

const sessionEnded = 'Your session has ended. Please log in again.'

export function LogInForm() {
  const { brand, signUp } = useSettings()
  const state = useLocation().state as unknown
  const logIn = useLogIn()
  /** The username and password, once they were right and the form asks for a code. */
  const [accepted, setAccepted] = useState<Values | null>(null)
  const [lastName, setLastName] = useState(() => wantedUsername(state))
  const [ended] = useState(sessionWasEnded)
  useEffect(() => acceptSessionEnd, [])
  const send = (values: Values) =>
    logIn(values).catch((error: unknown) => {
      if (codeOf(error) !== 'CODE_REQUIRED') throw error
      setAccepted(values)
      setLastName(values.username)
    })
  const { form, busy, message, errorOf } = useForm<Values>({ check: problemsOf, send, messageFor })
  if (accepted) {
    const { username } = accepted
    return (
      <CodeForm username={username} send={(code) => logIn({ ...accepted, code })} onBack={() => setAccepted(null)} />
    )
  }
  return (
    <div className={css.body}>
      <FormHead title={`Log in to ${brand}`} message={message ?? (ended ? sessionEnded : null)} />
      <form {...form} className={css.form}>
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          defaultValue={lastName}
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('username')}
        />
        <TextField
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
      <Forgotten />
      <OtherAccounts />
      <GuestLogin onChoose={logIn} />
      {signUp !== 'CLOSED' && (
        <p className={css.other}>
          Don&apos;t have an account?{' '}
          <Link to="/signup" replace state={state}>
            Sign up
          </Link>
        </p>
      )}
    </div>
  )
}

function Forgotten() {
  const { sendsMail } = useSettings()
  return (
    <p className={css.other}>
      {sendsMail ? (
        <Link to="/forgot" replace>
          Forgot password?
        </Link>
      ) : (
        'Forgot your password? Ask whoever runs this site for a link.'
      )}
    </p>
  )
}

function wantedUsername(state: unknown): string | undefined {
  const { username } = Object(state) as { username?: unknown }
  return typeof username === 'string' ? username : undefined
}

const problemsOf = withRoom<Values>(logInProblems)

function useLogIn() {
  const [logIn] = useMutation(LogInDocument)
  const arrive = useArrive()
  const wait = useWait()
  const navigate = useNavigate()
  return async ({ username, password, code }: Values & { code?: string }) => {
    // The list of demo accounts has no field for the message.
    if (isOneTooMany(username)) return toastError(tooManyAccounts)
    const input = { username: username.trim(), password, ...(code !== undefined && { code }) }
    const { data } = await logIn({ variables: { input } }).catch((error: unknown) => {
      const known = messageFor(codeOf(error))
      if (known) toastError(known.message)
      throw error
    })
    if (!data) return
    const { token, user, suspension, signUpRequest } = data.logIn
    if (suspension) {
      keepRestricted({ token, username: user.username })
      void navigate('/suspended', { replace: true })
    } else if (signUpRequest) wait(data.logIn)
    else arrive(data.logIn)
  }
}

function messageFor(code: string | null) {
  if (code === 'NOT_FOUND') return { message: "User doesn't exist, please signup!" }
  if (code === 'INVALID_CREDENTIALS') return { message: "Username and password don't match" }
  return null
}
