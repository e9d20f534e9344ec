import { Button } from '../ui/Button.tsx'
import { useOthers } from './accounts.ts'
import { useSwitchAccount } from './useSwitchAccount.ts'
import { useViewer } from './viewer.ts'

/** Shown when the session has ended: buttons for accounts whose sessions may still be open. */
export function OtherAccounts() {
  const { loggedIn } = useViewer()
  const others = useOthers()
  const switchTo = useSwitchAccount()
  if (loggedIn) return null
  return others.map((account) => (
    <Button key={account.token} kind="plain" size="large" wide onClick={() => void switchTo(account)}>
      Continue as @{account.user.username}
    </Button>
  ))
}
