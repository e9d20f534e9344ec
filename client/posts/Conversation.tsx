import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import css from './Conversation.module.css'
import type { Row } from './conversationRows.ts'
import { PostCard } from './PostCard.tsx'

export function Conversation({ rows }: { rows: readonly Row[] }) {
  return rows.map((row, index) => (
    <Branch key={`${row.more ? 'more' : 'post'} ${row.id}`} row={row} isEnd={index === rows.length - 1}>
      {row.more ? (
        <More id={row.id} {...row.more} />
      ) : (
        <PostCard id={row.id} nested threaded={row.isAnswered} hideParent />
      )}
    </Branch>
  ))
}

const levels = [css.first, css.second, css.third]

function Branch({ row, isEnd, children }: { row: Row; isEnd: boolean; children: ReactNode }) {
  return (
    <div className={clsx(css.branch, levels[row.level - 1], row.goesOn && css.goesOn, isEnd && css.end)}>
      {row.passing.map((level) => (
        <span key={level} className={clsx(css.passing, levels[level - 1])} />
      ))}
      {children}
    </div>
  )
}

/** An article, because a feed has only articles. */
function More({ id, count, username }: { id: string } & NonNullable<Row['more']>) {
  return (
    <article className={css.more}>
      <Link to={`/post/${id}`}>
        Show {count} {count === 1 ? 'reply' : 'replies'}
        <span className="visually-hidden"> to @{username}</span>
      </Link>
    </article>
  )
}
