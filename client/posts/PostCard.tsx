import { clsx } from 'clsx'
import { memo, useId, type ReactNode } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { LinkCard } from '../linkCards/LinkCard.tsx'
import { Link } from '../navigation/Link.tsx'
import { asCard } from '../navigation/cards.ts'
import { RichText } from '../text/RichText.tsx'
import { Avatar } from '../users/Avatar.tsx'
import { Byline } from '../users/Byline.tsx'
import { Time } from '../ui/Time.tsx'
import { optionalPart } from '../ui/optionalPart.tsx'
import { PostActionRow } from './PostActionRow.tsx'
import { PostCard_PostFragmentDoc, type PostCard_PostFragment } from './PostCard.generated.ts'
import css from './PostCard.module.css'
import { cardLink } from './cardLinks.ts'
import { PostLinks } from './PostLinks.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostText } from './PostText.tsx'
import { QuotedPost } from './QuotedPost.tsx'
import { useOpened } from './useOpened.ts'
import { whyFolded } from '../safety/whyFolded.ts'

const FoldedCard = optionalPart(() => import('../safety/FoldedCard.tsx'))

type Props = {
  id: string
  /** A line connects the card with the post below. */
  threaded?: boolean
  /** Shows the whole text: its "Show more" needs a script, and moves what is below. */
  whole?: boolean
  /** The line of the card above goes on to this card's picture. */
  joined?: boolean
  /** A reply in a conversation: a small picture, and a name that says whom it answers. */
  nested?: boolean
  /** Leaves out "Replying to", in a list below the parent post. */
  hideParent?: boolean
  /** Shows posts of muted authors, or with muted words, like others. */
  showsMuted?: boolean
  /** Covers the card at the same height, and removes its buttons. */
  deleted?: boolean | undefined
  /** Loads images at once, because the first window shows the card. */
  eager?: boolean
  above?: ReactNode
}

/** A post in a list. It reads its own data, so that a change of one post rerenders one card. */
export const PostCard = memo(function PostCard(props: Props) {
  const { id, threaded, whole, joined, nested, hideParent, showsMuted, deleted, eager = false, above } = props
  const aboveId = useId()
  const { data: post, complete } = useFragment({
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
    from: { __typename: 'Post', id },
  })
  const [isUnfolded, setUnfolded] = useOpened('card', id)
  if (!complete) return null
  const { author } = post
  if (author.viewerIsBlocking || (whyFolded(author, post.hasMutedWord) && !showsMuted && !isUnfolded))
    return <FoldedCard author={author} hasMutedWord={post.hasMutedWord} onShow={() => setUnfolded(true)} />
  const whom = nested && post.parent ? `, replying to @${post.parent.author.username}` : ''
  return (
    <article
      className={clsx(
        threaded || nested ? css.threaded : css.card,
        joined && css.joined,
        nested && css.nested,
        above && css.reasoned,
      )}
      {...asCard(id)}
      tabIndex={0}
      inert={deleted}
      aria-describedby={above ? aboveId : undefined}
      aria-label={`${author.name}${whom}: ${post.content.slice(0, 80)}`}
    >
      {above && (
        <div id={aboveId} className={css.above}>
          {above}
        </div>
      )}
      <div className={css.side}>
        <Link to={`/profile/${author.username}`} tabIndex={-1} aria-hidden>
          <Avatar src={author.avatar} eager={eager} {...(nested && { size: 28 })} />
        </Link>
        {threaded && <span className={css.thread} />}
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <Byline user={author} link>
            <When post={post} />
          </Byline>
          <div className={css.menu}>
            <PostMenu postId={id} authorId={author.id} username={author.username} />
          </div>
        </div>
        {!hideParent && post.parent && <ReplyingTo parent={post.parent} />}
        {whole ? (
          <RichText text={post.content} mentions={post.mentions} className={css.text} />
        ) : (
          <PostText postId={id} content={post.content} mentions={post.mentions} className={css.text} />
        )}
        <PostLinks links={post.links} />
        <PostMedia postId={id} images={post.images} video={post.video} isSensitive={post.isSensitive} eager={eager} />
        <LinkCard card={post.card} isSensitive={post.isSensitive} eager={eager} />
        <QuotedPost postId={id} quoted={post.quoted} eager={eager} />
        <PostActionRow post={post} />
        {post.isContinued && !hideParent && (
          <Link to={`/post/${id}`} className={css.more}>
            Show this thread
          </Link>
        )}
      </div>
    </article>
  )
})

function When({ post }: { post: Pick<PostCard_PostFragment, 'id' | 'createdAt' | 'updatedAt'> }) {
  return (
    <span className={css.when}>
      <span aria-hidden>·</span>
      <Link to={`/post/${post.id}`} className={css.open} {...cardLink}>
        <Time iso={post.createdAt} />
      </Link>
      {post.updatedAt !== post.createdAt && <span className={css.edited}>· edited</span>}
    </span>
  )
}

function ReplyingTo({ parent }: { parent: NonNullable<PostCard_PostFragment['parent']> }) {
  const [line] = parent.content.split('\n', 1)
  return (
    <p className={css.context}>
      Replying to <Link to={`/post/${parent.id}`}>@{parent.author.username}</Link>
      {line && (
        <>
          : <bdi>{line}</bdi>
        </>
      )}
    </p>
  )
}
