import { MessageCircle, Share } from 'lucide-react'
import type { Fields } from '../apollo/fields.ts'
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx'
import { LikeButton } from '../likes/LikeButton.tsx'
import { RepostButton } from '../reposts/RepostButton.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { isClosed, usePostActions } from './actions.ts'
import type { PostActionRow_PostFragment } from './PostActionRow.generated.ts'
import css from './PostActionRow.module.css'

type Props = {
  post: Fields<PostActionRow_PostFragment> & { replyCount: number }
  /** False if the numbers of reposts and likes stand above the row. */
  showsCounts?: boolean
}

export function PostActionRow({ post, showsCounts = true }: Props) {
  const { reply, quote, share } = usePostActions()
  const isLimited = isClosed(post)
  return (
    <div className={css.row}>
      <ActionButton
        label={isLimited ? 'Who can reply' : 'Reply'}
        action="reply"
        tint="accent"
        count={post.replyCount}
        onClick={() => reply(post.id)}
      >
        <MessageCircle size={18} className={isLimited ? css.limited : undefined} aria-hidden />
      </ActionButton>
      <RepostButton post={post} showsCount={showsCounts} onQuote={() => quote(post.id)} />
      <LikeButton post={post} showsCount={showsCounts} />
      <BookmarkButton post={post} />
      <ActionButton label="Share" action="share" tint="accent" onClick={() => share(post.id)}>
        <Share size={18} aria-hidden />
      </ActionButton>
    </div>
  )
}
