import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { MessageCircle, Share } from 'lucide-react'
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx'
import { LikeButton } from '../likes/LikeButton.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { usePostActions } from './actions.ts'
import { PostActionRow_PostFragmentDoc, type PostActionRow_PostFragment } from './PostActionRow.generated.ts'
import css from './PostActionRow.module.css'

type Props = { post: FragmentType<PostActionRow_PostFragment>; replyCount: number }

export function PostActionRow({ post, replyCount }: Props) {
  const { data, complete } = useFragment({
    fragment: PostActionRow_PostFragmentDoc,
    fragmentName: 'PostActionRow_post',
    from: post,
  })
  const { reply, share } = usePostActions()
  if (!complete) return null
  return (
    <div className={css.row}>
      <ActionButton label="Reply" action="reply" tint="accent" count={replyCount} onClick={() => reply(data.id)}>
        <MessageCircle size={18} aria-hidden />
      </ActionButton>
      <LikeButton post={data} />
      <BookmarkButton post={data} />
      <ActionButton label="Share" action="share" tint="accent" onClick={() => share(data.id)}>
        <Share size={18} aria-hidden />
      </ActionButton>
    </div>
  )
}
