import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Link } from '../navigation/Link.tsx'
import { LikeButton_PostFragmentDoc, type LikeButton_PostFragment } from './LikeButton.generated.ts'
import css from './LikeCount.module.css'

/** The number of likes, as a link to the list of likers. Hidden when there are none. */
export function LikeCount({ post }: { post: FragmentType<LikeButton_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: LikeButton_PostFragmentDoc,
    fragmentName: 'LikeButton_post',
    from: post,
  })
  if (!complete || data.likeCount === 0) return null
  return (
    <Link to={`/post/${data.id}?list=likes`} className={css.count}>
      <strong>{data.likeCount.toLocaleString('en')}</strong> {data.likeCount === 1 ? 'Like' : 'Likes'}
    </Link>
  )
}
