import { useApolloClient } from '@apollo/client/react'
import { Quote, Repeat2 } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import type { Fields } from '../apollo/fields.ts'
import { useViewer } from '../auth/viewer.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { RepostButton_PostFragment } from './RepostButton.generated.ts'
import { toggleReposted } from './toggleReposted.ts'

type Props = {
  post: Fields<RepostButton_PostFragment>
  showsCount: boolean
  onQuote: () => void
}

export function RepostButton({ post: { id, repostCount, viewerHasReposted }, showsCount, onQuote }: Props) {
  const client = useApolloClient()
  const { loggedIn, viewer } = useViewer()
  const button = (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <ActionButton
      label={viewerHasReposted ? 'Reposted' : 'Repost'}
      action="repost"
      tint="good"
      on={viewerHasReposted}
      count={repostCount}
      showsCount={showsCount}
      {...attributes}
    >
      <Repeat2 size={18} strokeWidth={viewerHasReposted ? 3 : 2} aria-hidden />
    </ActionButton>
  )
  if (!loggedIn) return button({ onClick: onQuote })
  return (
    <Menu
      label="Repost or quote"
      align="start"
      trigger={button}
      items={[
        {
          icon: <Repeat2 size={18} aria-hidden />,
          label: viewerHasReposted ? 'Undo repost' : 'Repost',
          onSelect: () => void toggleReposted(client, id, viewer),
        },
        { icon: <Quote size={18} aria-hidden />, label: 'Quote', onSelect: onQuote },
      ]}
    />
  )
}
