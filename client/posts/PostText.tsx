import { Link } from 'react-router-dom'
import { segmentsOf, type Segment } from './text.ts'
import css from './PostText.module.css'

/** The text of a post: line breaks kept, addresses and mentions as links. */
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
  if (segment.kind === 'text') return segment.text
  if (segment.kind === 'hashtag') return <span className={css.tag}>{segment.text}</span>
  if (segment.kind === 'mention') return <Link to={segment.to}>{segment.text}</Link>
  return (
    <a href={segment.to} target="_blank" rel="noopener noreferrer nofollow ugc">
      {shortened(segment.text)}
    </a>
  )
}

function shortened(url: string): string {
  const words = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return words.length > 40 ? `${words.slice(0, 39)}…` : words
}
