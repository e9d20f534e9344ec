import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Failure, Loader } from '../ui/Notice.tsx'
import { toastError } from '../ui/toast.ts'
import { UserFace } from '../users/UserFace.tsx'
import { DemoAccountsDocument } from './Auth.generated.ts'
import css from './GuestLogin.module.css'

type Credentials = { username: string; password: string }
type Props = { onChoose: (credentials: Credentials) => Promise<void> }

export function GuestLogin({ onChoose }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" size="large" wide aria-expanded={open} onClick={() => setOpen(!open)}>
        Guest Login
      </Button>
      {open && <GuestList onChoose={onChoose} />}
    </>
  )
}

function GuestList({ onChoose }: Props) {
  const { data, error, refetch } = useQuery(DemoAccountsDocument)
  const [chosen, setChosen] = useState<string | null>(null)
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data) return <Loader label="Loading guest accounts" />
  if (data.demoAccounts.length === 0) return <p>There are no guest accounts here.</p>

  const enter = async (credentials: Credentials) => {
    setChosen(credentials.username)
    await onChoose(credentials).catch((failure: unknown) => toastError(messageOf(failure)))
    setChosen(null)
  }

  return (
    <ul className={css.guests} aria-label="Guest accounts">
      {data.demoAccounts.map(({ user, password }) => (
        <li key={user.id}>
          <button
            type="button"
            className={css.guest}
            disabled={chosen !== null}
            onClick={() => void enter({ username: user.username, password })}
          >
            <UserFace user={user} />
          </button>
        </li>
      ))}
    </ul>
  )
}
