import { useFragment } from '../apollo/useFragment.ts'
import { Avatar } from '../users/Avatar.tsx'
import { Byline } from '../users/Byline.tsx'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'
import { answeredId } from './actions.ts'
import css from './PostCard.module.css'
import { PostText } from './PostText.tsx'

export function PostQuote({ postId }: { postId: string }) {
  const { data, complete } = useFragment({
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
    from: { __typename: 'Post', id: postId },
  })
  if (!complete) return null
  return (
    <div id={answeredId(postId, true)} className={`${css.card} ${css.quote}`}>
      <div className={css.side}>
        <Avatar src={data.author.avatar} />
        <span className={css.thread} />
      </div>
      <div className={css.body}>
        <Byline user={data.author} />
        <PostText postId={postId} content={data.content} mentions={data.mentions} className={css.text} />
        <p className={css.context}>Replying to @{data.author.username}</p>
      </div>
    </div>
  )
}
