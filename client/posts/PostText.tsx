import { Link } from 'react-router-dom'
import { hashtagKey, segmentsOf, type Segment } from '../../server/posts/segments.rules.ts'
import css from './PostText.module.css'

/** The text of a post: line breaks kept, addresses, mentions and hashtags as links. */
export function PostText({ content, className }: { content: string; className?: string | undefined }) {
  if (content === '') return null
  return (
    <p dir="auto" className={`${css.text} ${className ?? ''}`}>
      {segmentsOf(content).map((segment, index) => (
        <Part key={index} segment={segment} />
      ))}
    </p>
  )
}

function Part({ segment }: { segment: Segment }) {
  const { kind, text } = segment
  if (kind === 'text') return text
  if (kind === 'mention') return <Link to={`/profile/${text.slice(1)}`}>{text}</Link>
  if (kind === 'hashtag') return <Link to={`/hashtag/${encodeURIComponent(hashtagKey(text) ?? '')}`}>{text}</Link>
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow ugc">
      {shortened(text)}
    </a>
  )
}

function shortened(url: string): string {
  const words = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return words.length > 40 ? `${words.slice(0, 39)}…` : words
}
