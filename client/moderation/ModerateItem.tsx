import { useQuery } from '@apollo/client/react'
import { Gavel } from 'lucide-react'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { MyRoleDocument } from './Moderation.generated.ts'
import { accountPath } from './words.ts'

type Props = { username: string; draw: (item: MenuItem) => ReactElement }

export default function ModerateItem({ username, draw }: Props) {
  const { data } = useQuery(MyRoleDocument)
  const navigate = useNavigate()
  if ((data?.viewer?.role ?? 'MEMBER') === 'MEMBER') return null
  return draw({
    icon: <Gavel size={18} aria-hidden />,
    label: 'Moderate this account',
    onSelect: () => void navigate(accountPath(username)),
  })
}
