import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { Bookmark } from 'lucide-react'
import { useGuard } from '../auth/Guard.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { BookmarkButton_PostFragmentDoc, type BookmarkButton_PostFragment } from './BookmarkButton.generated.ts'
import { toggleBookmarked } from './toggleBookmarked.ts'

export function BookmarkButton({ post }: { post: FragmentType<BookmarkButton_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: BookmarkButton_PostFragmentDoc,
    fragmentName: 'BookmarkButton_post',
    from: post,
  })
  const client = useApolloClient()
  const guard = useGuard()
  if (!complete) return null
  const saved = data.viewerHasBookmarked
  return (
    <ActionButton
      label="Bookmark"
      action="bookmark"
      tint="keep"
      pressed={saved}
      onClick={() => guard(() => void toggleBookmarked(client, data.id))}
    >
      <Bookmark size={18} aria-hidden fill={saved ? 'currentColor' : 'none'} />
    </ActionButton>
  )
}
