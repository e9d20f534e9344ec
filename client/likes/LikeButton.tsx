import { useApolloClient } from '@apollo/client/react'
import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import type { Fields } from '../apollo/fields.ts'
import { useGuard } from '../auth/Guard.tsx'
import { useViewer } from '../auth/viewer.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import type { LikeButton_PostFragment } from './LikeButton.generated.ts'
import css from './LikeButton.module.css'
import { toggleLiked } from './toggleLiked.ts'

type Props = { post: Fields<LikeButton_PostFragment>; showsCount: boolean }

export function LikeButton({ post: { id, likeCount, viewerHasLiked }, showsCount }: Props) {
  const client = useApolloClient()
  const guard = useGuard()
  const { viewer } = useViewer()
  // A post that was already liked must not animate when the list appears.
  const [wasLiked] = useState(viewerHasLiked)
  return (
    <ActionButton
      label="Like"
      action="like"
      tint="like"
      pressed={viewerHasLiked}
      count={likeCount}
      showsCount={showsCount}
      onClick={() => guard(() => void toggleLiked(client, id, viewer))}
    >
      <Heart size={18} aria-hidden className={viewerHasLiked ? clsx(css.liked, !wasLiked && css.beating) : undefined} />
    </ActionButton>
  )
}
