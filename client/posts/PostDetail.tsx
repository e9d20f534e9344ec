import type { FragmentType } from '@apollo/client'
import { useFragment } from '../apollo/useFragment.ts'
import { LinkCard } from '../linkCards/LinkCard.tsx'
import { Link } from '../navigation/Link.tsx'
import { Avatar } from '../users/Avatar.tsx'
import { Byline } from '../users/Byline.tsx'
import { RichText } from '../text/RichText.tsx'
import { CountLink } from '../ui/CountLink.tsx'
import { fullTime } from '../ui/times.ts'
import { useIsServed } from '../ui/useServed.ts'
import { answeredId } from './actions.ts'
import { PostActionRow } from './PostActionRow.tsx'
import { PostDetail_PostFragmentDoc, type PostDetail_PostFragment } from './PostDetail.generated.ts'
import css from './PostDetail.module.css'
import { PostLinks } from './PostLinks.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { QuotedPost } from './QuotedPost.tsx'

/** The main post of its page, with its full text and exact time. If `joined`, the line from above leads to it. */
export function PostDetail({ post: from, joined }: { post: FragmentType<PostDetail_PostFragment>; joined: boolean }) {
  const { data: post, complete } = useFragment({
    fragment: PostDetail_PostFragmentDoc,
    fragmentName: 'PostDetail_post',
    from,
  })
  const zone = { utc: useIsServed() }
  if (!complete) return null
  const { author } = post
  const written = fullTime(post.createdAt, zone)
  return (
    <article className={joined ? css.joined : css.post} aria-label={`Tweet by ${author.name}`}>
      <div className={css.top}>
        <Link to={`/profile/${author.username}`} tabIndex={-1} aria-hidden>
          <Avatar src={author.avatar} eager />
        </Link>
        <Byline user={author} link stacked />
        <PostMenu postId={post.id} authorId={author.id} username={author.username} />
      </div>
      <div id={answeredId(post.id, false)}>
        <RichText text={post.content} mentions={post.mentions} className={css.text} />
      </div>
      <PostLinks links={post.links} />
      <PostMedia
        postId={post.id}
        images={post.images}
        video={post.video}
        isSensitive={post.isSensitive}
        eager
        beside={34}
      />
      <LinkCard card={post.card} isSensitive={post.isSensitive} eager />
      <QuotedPost postId={post.id} quoted={post.quoted} eager />
      <p className={css.time}>
        <time dateTime={post.createdAt} title={written}>
          {written}
        </time>
        {post.updatedAt !== post.createdAt && (
          <>
            {' · '}
            <Link
              to={`/post/${post.id}?list=versions`}
              className={css.edited}
              aria-label="edited, earlier versions"
              title={fullTime(post.updatedAt, zone)}
            >
              edited
            </Link>
          </>
        )}
      </p>
      <div className={css.counts}>
        <CountLink to={`/post/${post.id}?list=reposts`} count={post.repostCount} one="Repost" many="Reposts" />
        <CountLink to={`/post/${post.id}?list=likes`} count={post.likeCount} one="Like" many="Likes" />
        <CountLink to={`/post/${post.id}/quotes`} count={post.quoteCount} one="Quote" many="Quotes" />
      </div>
      <div className={css.actions}>
        <PostActionRow post={post} showsCounts={false} />
      </div>
    </article>
  )
}
