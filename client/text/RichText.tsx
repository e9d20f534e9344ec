import { useContext, type ComponentProps, type ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import { clsx } from 'clsx'
import { linkTarget, shownAddress } from '../../server/addresses.rules.ts'
import { hashtagName, segmentsOf, type Segment } from '../../server/posts/segments.rules.ts'
import { MarkContext } from './marks.ts'
import css from './RichText.module.css'
import { shownText } from './shownText.ts'

type Props = ComponentProps<'p'> & {
  text: string
  /** Only mentions of these accounts are links; without it, all mentions are. */
  mentions?: readonly { username: string }[]
}

/** A user's text with its line breaks, links, mentions and hashtags. Each line has its own direction. */
export function RichText({ text, mentions, className, ...rest }: Props) {
  const shown = shownText(text)
  if (shown === '') return null
  return (
    <p dir="auto" className={clsx(css.text, className)} {...rest}>
      {segmentsOf(shown).map((segment, index) => (
        <SegmentText key={index} segment={isReal(segment, mentions) ? segment : { ...segment, kind: 'text' }} />
      ))}
    </p>
  )
}

function isReal({ kind, text }: Segment, mentions: Props['mentions']): boolean {
  if (kind !== 'mention' || !mentions) return true
  return mentions.some(({ username }) => username.toLowerCase() === text.slice(1).toLowerCase())
}

function SegmentText({ segment: { kind, text } }: { segment: Segment }): ReactNode {
  const mark = useContext(MarkContext)
  const drawn = () => (mark ? mark(text, withTallLetters) : withTallLetters(text))
  if (kind === 'text') return drawn()
  if (kind === 'mention') {
    return (
      <Link to={`/profile/${text.slice(1)}`} dir="ltr">
        {text}
      </Link>
    )
  }
  if (kind === 'hashtag') {
    return (
      <Link to={`/hashtag/${encodeURIComponent(hashtagName(text))}`} dir="auto">
        {drawn()}
      </Link>
    )
  }
  const target = linkTarget(text)
  return (
    <a href={target} dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc">
      {shownAddress(target)}
    </a>
  )
}

/** Three or more combining marks can make a letter taller than its line. */
const tallLetter = /(\P{M}?\p{M}{3,})/u

/** A box keeps a tall letter from covering other lines. */
function withTallLetters(text: string): ReactNode {
  const parts = text.split(tallLetter)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={css.tall}>
        {part}
      </span>
    ),
  )
}
