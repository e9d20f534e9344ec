import type { QuoteState } from '../apollo/schema.generated.ts'
import { Link } from '../navigation/Link.tsx'
import { whyFolded } from '../safety/whyFolded.ts'
import type { QuotedPost_PostFragment } from './QuotedPost.generated.ts'
import css from './QuotedPost.module.css'
import { QuotedText } from './QuotedText.tsx'
import { useOpened } from './useOpened.ts'

type Quoted = NonNullable<QuotedPost_PostFragment['quoted']>

/** `postId` is that of the post that quotes. */
type Props = { postId: string; quoted: Quoted | null; eager?: boolean }

const reasons: Record<QuoteState, string> = {
  // The app removed it from its cache after it was read.
  SHOWN: 'This Tweet was deleted',
  DELETED: 'This Tweet was deleted',
  UNAVAILABLE: "This Tweet isn't available",
  DETACHED: 'The author took this Tweet out of the quote',
}

/** What a post quotes: a card that is one link, or a line that says why it is folded or missing. */
export function QuotedPost({ postId, quoted, eager = false }: Props) {
  const [isUnfolded, setUnfolded, isNew] = useOpened('quote', postId)
  if (!quoted) return null
  const { post, state } = quoted
  if (!post) return <p className={css.line}>{reasons[state]}</p>
  if (post.author.viewerIsBlocking) return <p className={css.line}>{reasons.UNAVAILABLE}</p>
  const why = isUnfolded ? null : whyFolded(post.author, quoted.hasMutedWord)
  if (why !== null)
    return (
      <p className={css.line}>
        {why}
        <button type="button" onClick={() => setUnfolded(true)}>
          Show<span className="visually-hidden"> the quoted Tweet</span>
        </button>
      </p>
    )
  return (
    <Link to={`/post/${post.id}`} className={css.card} {...(isNew && { ref: focus })}>
      <span className="visually-hidden">Quoted Tweet: </span>
      <QuotedText post={post} eager={eager} />
    </Link>
  )
}

/** The focus moves on, because the pressed button is gone. */
const focus = (link: HTMLElement | null) => link?.focus()
