import type { Fields } from '../apollo/fields.ts'
import { Link } from '../navigation/Link.tsx'
import type { LikeButton_PostFragment } from './LikeButton.generated.ts'
import css from './LikeCount.module.css'

/** The number of likes, as a link to the likers. Hidden if there are none. */
export function LikeCount({ post: { id, likeCount } }: { post: Fields<LikeButton_PostFragment> }) {
  if (likeCount === 0) return null
  return (
    <Link to={`/post/${id}?list=likes`} className={css.count}>
      <strong>{likeCount.toLocaleString('en')}</strong> {likeCount === 1 ? 'Like' : 'Likes'}
    </Link>
  )
}
