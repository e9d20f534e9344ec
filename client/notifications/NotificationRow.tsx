import { AtSign, Bell, Heart, MessageCircle, Quote, Repeat2, UserRound, type LucideIcon } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFragment } from '../apollo/useFragment.ts'
import { Link } from '../navigation/Link.tsx'
import { clsx } from 'clsx'
import type { NotificationKind } from '../apollo/schema.generated.ts'
import { FollowLine } from '../follows/FollowLine.tsx'
import { asCard } from '../navigation/cards.ts'
import { Avatar } from '../users/Avatar.tsx'
import { Time } from '../ui/Time.tsx'
import {
  NotificationRow_NotificationFragmentDoc,
  type NotificationRow_NotificationFragment,
} from './NotificationRow.generated.ts'
import css from './NotificationRow.module.css'
import { othersOf, sentenceOf, verbOf } from './sentences.ts'

/** The server may send kinds that this version of the client does not know. */
const icons: Partial<Record<NotificationKind, LucideIcon>> = {
  LIKE: Heart,
  REPLY: MessageCircle,
  FOLLOW: UserRound,
  MENTION: AtSign,
  QUOTE: Quote,
  REPOST: Repeat2,
}

type Row = NotificationRow_NotificationFragment

type Props = { id: string; username: string; isFirstNew: boolean }

/** A notification in the list, which reads its own data. Enter opens its post or profile. */
export const NotificationRow = memo(function NotificationRow({ id, username, isFirstNew }: Props) {
  const navigate = useNavigate()
  const { data: row, complete } = useFragment({
    fragment: NotificationRow_NotificationFragmentDoc,
    fragmentName: 'NotificationRow_notification',
    from: { __typename: 'Notification', id },
  })
  if (!complete) return null
  const path = pathOf(row, username)
  const Icon = icons[row.kind] ?? Bell
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    // The page's shortcut would open the row as if it were a post.
    event.preventDefault()
    void navigate(path)
  }
  return (
    <article
      {...asCard(id)}
      tabIndex={0}
      aria-label={`${row.isUnread ? 'New: ' : ''}${sentenceOf(row)}`}
      className={clsx(css.row, isFirstNew && css.first)}
      onKeyDown={onKeyDown}
    >
      {isFirstNew && (
        <p className={css.new} aria-hidden>
          New
        </p>
      )}
      <Icon size={22} aria-hidden className={css[row.kind]} />
      <div className={css.body}>
        <div className={css.top}>
          {row.actors.map(({ id: actorId, username: name, avatar }) => (
            <Link key={actorId} to={`/profile/${name}`} tabIndex={-1} aria-hidden className={css.face}>
              <Avatar src={avatar} size={32} />
            </Link>
          ))}
          <Time iso={row.at} className={css.when} />
          {row.isUnread && <span className={css.dot} aria-hidden />}
        </div>
        <Sentence row={row} path={path} username={username} />
        {row.post && (
          <p dir="auto" className={css.text}>
            {excerptOf(row.post)}
          </p>
        )}
        {row.kind === 'FOLLOW' && (
          <div className={css.people}>
            {row.actors.map((actor) => (
              <FollowLine key={actor.id} id={actor.id} />
            ))}
          </div>
        )}
      </div>
    </article>
  )
})

/** A row names only a few accounts, so it links to the full list of likes, reposts or followers. */
function listOf({ kind, post }: Row, username: string): string | null {
  if (kind === 'LIKE' && post) return `/post/${post.id}?list=likes`
  if (kind === 'REPOST' && post) return `/post/${post.id}?list=reposts`
  return kind === 'FOLLOW' ? `/profile/${username}?list=followers` : null
}

function pathOf(row: Row, username: string): string {
  if (row.post) return `/post/${row.post.id}`
  const [first] = row.actors
  return row.actorCount === 1 && first ? `/profile/${first.username}` : (listOf(row, username) ?? '/')
}

function Sentence({ row, path, username }: { row: Row; path: string; username: string }) {
  const [first] = row.actors
  const others = othersOf(row.actorCount)
  const list = listOf(row, username)
  return (
    <p className={css.words}>
      {first && (
        <Link to={`/profile/${first.username}`} className={css.name}>
          <bdi>{first.name}</bdi>
        </Link>
      )}
      {others && ' and '}
      {others && (list ? <Link to={list}>{others}</Link> : others)}{' '}
      <Link to={path} className={css.open}>
        {verbOf(row.kind)}
      </Link>
    </p>
  )
}

function excerptOf({ content, images, video }: NonNullable<Row['post']>): string {
  if (content.trim() !== '') return content
  return video ? 'A video' : images.length > 1 ? 'Two images' : 'An image'
}
