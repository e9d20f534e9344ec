import { useNavigate } from 'react-router-dom'
import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import css from './Account.module.css'
import { accountPath } from './words.ts'

export default function AccountScreen({ username }: { username: string }) {
  return (
    <>
      <OpenForm key={`form ${username}`} username={username} />
      {username && <AccountPanel key={username} username={username} />}
    </>
  )
}

function OpenForm({ username }: { username: string }) {
  const navigate = useNavigate()
  const { form, errorOf } = useForm<{ account: string }>({
    check: ({ account }) => (account.trim() ? [] : [{ field: 'account', message: 'Please type a username.' }]),
    send: async ({ account }) => navigate(accountPath(account.trim().replace(/^@/, ''))),
  })
  return (
    <form {...form} className={css.open} role="search" aria-label="Accounts">
      <TextField
        label="Username"
        name="account"
        defaultValue={username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('account')}
      />
      <Button type="submit" kind="outline">
        Open
      </Button>
    </form>
  )
}
