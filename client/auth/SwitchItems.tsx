import type { ReactElement } from 'react'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { Avatar } from '../users/Avatar.tsx'
import { useOthers } from './accounts.ts'
import { useSwitchAccount } from './useSwitchAccount.ts'

/** The account menu's items for other accounts. The first page does not need this file. */
export default function SwitchItems({ draw }: { draw: (item: MenuItem) => ReactElement }) {
  const others = useOthers()
  const switchTo = useSwitchAccount()
  return others.map((account) =>
    draw({
      icon: <Avatar src={account.user.avatar} size={18} />,
      label: `Switch to @${account.user.username}`,
      onSelect: () => void switchTo(account),
    }),
  )
}
