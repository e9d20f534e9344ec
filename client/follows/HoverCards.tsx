import { useQuery } from '@apollo/client/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMediaQuery } from '../hooks/useMediaQuery.ts'
import { RichText } from '../text/RichText.tsx'
import { shortCount } from '../ui/counts.ts'
import { UserFace } from '../users/UserFace.tsx'
import { FollowButton } from './FollowButton.tsx'
import { HoverCardDocument } from './HoverCard.generated.ts'
import css from './HoverCards.module.css'

const openingMs = 500
const closingMs = 250
/** The card's measures, in pixels. */
const [width, mostHeight, gap, edge] = [304, 260, 6, 8]

type Opened = { username: string; link: DOMRect; at: string }

/** A card about the account on which the mouse rests. The link leads to the same, so the card takes no focus. */
export default function HoverCards() {
  const canHover = useMediaQuery('(hover: hover)')
  return canHover && <Watching />
}

function Watching() {
  const { key } = useLocation()
  const card = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => watchPointer(card, (link) => setOpened(link && { ...link, at: key })), [key])
  return opened?.at === key && <Card key={opened.username} card={card} {...opened} />
}

function Card({ username, link, card }: Opened & { card: RefObject<HTMLElement | null> }) {
  const { data } = useQuery(HoverCardDocument, { variables: { username } })
  const user = data?.user
  if (!user) return null
  const isBelow = link.bottom + gap + mostHeight < window.innerHeight
  const left = Math.max(edge, Math.min(link.left, window.innerWidth - width - edge))
  const place = isBelow ? { top: link.bottom + gap } : { bottom: window.innerHeight - link.top + gap }
  return (
    <aside
      ref={card}
      aria-label={`About @${user.username}`}
      className={css.card}
      style={{ left, width, maxHeight: mostHeight, ...place }}
      data-hover-card
    >
      <div className={css.top}>
        <div className={css.who}>
          <UserFace user={user} />
        </div>
        <FollowButton user={user} />
      </div>
      {user.isFollowingViewer && <p className={css.chip}>Follows you</p>}
      {user.bio && <RichText text={user.bio} className={css.bio} />}
      <p className={css.counts}>
        <span>
          <strong>{shortCount(user.followingCount)}</strong> Following
        </span>
        <span>
          <strong>{shortCount(user.followerCount)}</strong> {user.followerCount === 1 ? 'Follower' : 'Followers'}
        </span>
      </p>
    </aside>
  )
}

type Rested = { username: string; link: DOMRect }

/**
 * Tells on which link to a profile the mouse rests. Tells null when the mouse has left the link and the card, or the
 * user presses, scrolls or types. It reacts only to movements of the mouse, so a page that scrolls under it shows no
 * card.
 */
function watchPointer(card: RefObject<HTMLElement | null>, tell: (rested: Rested | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [current, isOpen]: [Element | null, boolean] = [null, false]
  const change = (link: HTMLAnchorElement | null) => {
    isOpen = link !== null
    tell(link && { username: usernameIn(link), link: link.getBoundingClientRect() })
  }
  const move = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href^="/profile/"]')
    const over = card.current?.contains(target) ? card.current : link && isProfile(link) ? link : null
    if (over === current) return
    current = over
    clearTimeout(timer)
    if (over !== card.current && over) timer = setTimeout(() => change(link), openingMs)
    else if (!over && isOpen) timer = setTimeout(() => change(null), closingMs)
  }
  const close = ({ target }: Event) => {
    if (card.current && target instanceof Node && card.current.contains(target)) return
    clearTimeout(timer)
    if (isOpen) change(null)
  }
  const closes = ['pointerdown', 'keydown', 'scroll', 'blur']
  document.addEventListener('pointermove', move, { passive: true })
  for (const kind of closes) window.addEventListener(kind, close, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointermove', move)
    for (const kind of closes) window.removeEventListener(kind, close)
  }
}

const usernameIn = (link: HTMLAnchorElement) => link.pathname.split('/')[2] ?? ''

/** Whether it is an account's name or picture in a page. The viewer's navigation, dialogs and tabs do not count. */
const isProfile = (link: HTMLAnchorElement) =>
  link.search === '' && link.pathname.split('/').length === 3 && link.closest('main, aside') !== null
