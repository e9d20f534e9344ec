import { Link } from '../navigation/Link.tsx'
import css from './Unavailable.module.css'

/** Takes the place of a post that the reader may not see, and leads to the replies to it. */
export function Unavailable({ id }: { id: string }) {
  return (
    <>
      This Tweet isn't available{' '}
      <Link to={`/post/${id}`} className={css.link}>
        Show replies to it
      </Link>
    </>
  )
}

/** Such a line for each hidden reply, below the first page of replies. */
export function UnavailableReplies({ ids }: { ids: readonly string[] | null }) {
  if (!ids || ids.length === 0) return null
  return (
    <ul aria-label="Replies that are not available">
      {ids.map((id) => (
        <li key={id} className={css.line}>
          <Unavailable id={id} />
        </li>
      ))}
    </ul>
  )
}
