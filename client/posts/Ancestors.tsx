import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../navigation/Link.tsx'
import css from './Ancestors.module.css'
import { opensCards } from './cardLinks.ts'
import { PostCard } from './PostCard.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useOpened } from './useOpened.ts'

/** Null if the reader may not see the post. */
type Ancestor = { id: string; parent?: { id: string } | null | undefined } | null

/** `ids` are those of all ancestors, also of those that are null. */
type Props = { postId: string; ancestors: readonly Ancestor[]; ids: readonly string[] }

const mostWhole = 4
const shownOnTop = 1
const shownAtEnd = 3

/** The posts above the opened one, in a list from the first to its parent. A long list is folded. */
export function Ancestors({ postId, ancestors, ids }: Props) {
  const [isUnfolded, setUnfolded] = useOpened('ancestors', postId)
  const isOpen = isUnfolded || ids.length <= mostWhole
  const list = useRef<HTMLOListElement>(null)
  // The cache leaves out ancestors that were deleted.
  const places = ids.map((id, index) => ({ id, index, ancestor: ancestors.find((post) => post?.id === id) }))
  const end = isOpen ? shownOnTop : ids.length - shownAtEnd
  const unfold = () => {
    // What is below the button must not move when posts appear above it.
    const held = list.current?.children.item(shownOnTop + 1)
    const before = held?.getBoundingClientRect().top ?? 0
    flushSync(() => setUnfolded(true))
    const by = (held?.getBoundingClientRect().top ?? 0) - before
    window.scrollBy({ top: by, behavior: 'instant' })
    list.current?.children
      .item(shownOnTop)
      ?.querySelector<HTMLElement>('[tabindex="0"], a')
      ?.focus({ preventScroll: true })
  }
  return (
    <ol ref={list} aria-label="Earlier in this conversation" {...opensCards}>
      {places.slice(0, shownOnTop).map(draw)}
      {!isOpen && (
        <li className={css.fold}>
          <button type="button" className={css.button} onClick={unfold}>
            Show {end - shownOnTop} more
          </button>
        </li>
      )}
      {isOpen && ancestors[1] && isGap(ancestors) && (
        <li className={css.fold}>
          <Link to={`/post/${ancestors[1].id}`} className={css.button}>
            Show what is between
          </Link>
        </li>
      )}
      {places.slice(end).map(draw)}
    </ol>
  )
}

/** If there are too many, the server leaves out posts after the first. */
function isGap([first, second]: readonly Ancestor[]): boolean {
  return Boolean(first && second) && second?.parent?.id !== first?.id
}

function draw({ ancestor, index, id }: { ancestor: Ancestor | undefined; index: number; id: string }) {
  if (!ancestor)
    return (
      <li key={id} className={css.hidden}>
        <Unavailable id={id} />
      </li>
    )
  return (
    <li key={ancestor.id}>
      <PostCard id={ancestor.id} threaded whole joined={index > 0} hideParent />
    </li>
  )
}
