import { useApolloClient } from '@apollo/client/react'
import { Bookmark } from 'lucide-react'
import type { Fields } from '../apollo/fields.ts'
import { useGuard } from '../auth/Guard.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import type { BookmarkButton_PostFragment } from './BookmarkButton.generated.ts'
import { toggleBookmarked } from './toggleBookmarked.ts'

export function BookmarkButton({ post }: { post: Fields<BookmarkButton_PostFragment> }) {
  const client = useApolloClient()
  const guard = useGuard()
  const saved = post.viewerHasBookmarked
  return (
    <ActionButton
      label="Bookmark"
      action="bookmark"
      tint="keep"
      pressed={saved}
      onClick={() => guard(() => void toggleBookmarked(client, post.id))}
    >
      <Bookmark size={18} aria-hidden fill={saved ? 'currentColor' : 'none'} />
    </ActionButton>
  )
}
