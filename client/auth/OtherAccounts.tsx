import { Button } from '../ui/Button.tsx'
import { useOthers } from './accounts.ts'
import { useSwitchAccount } from './useSwitchAccount.ts'
import { useViewer } from './viewer.ts'

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
