import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { Heart } from 'lucide-react'
import { useGuard } from '../auth/Guard.tsx'
import { useViewer } from '../auth/viewer.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { LikeButton_PostFragmentDoc, type LikeButton_PostFragment } from './LikeButton.generated.ts'
import css from './LikeButton.module.css'
import { toggleLiked } from './toggleLiked.ts'

export function LikeButton({ post }: { post: FragmentType<LikeButton_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: LikeButton_PostFragmentDoc,
    fragmentName: 'LikeButton_post',
    from: post,
  })
  const client = useApolloClient()
  const guard = useGuard()
  const { viewer } = useViewer()
  if (!complete) return null
  const { likeCount, viewerHasLiked } = data
  return (
    <ActionButton
      label="Like"
      action="like"
      tint="like"
      pressed={viewerHasLiked}
      count={likeCount}
      onClick={() => guard(() => void toggleLiked(client, data.id, viewer))}
    >
      <Heart size={18} aria-hidden className={viewerHasLiked ? css.liked : undefined} />
    </ActionButton>
  )
}
