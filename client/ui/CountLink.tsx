import { Link } from '../navigation/Link.tsx'
import css from './CountLink.module.css'

type Props = { to: string; count: number; one: string; many: string }

/** A number below a post that links to the list of what it counts; nothing for zero. */
export function CountLink({ to, count, one, many }: Props) {
  if (count === 0) return null
  return (
    <Link to={to} className={css.count}>
      <strong>{count.toLocaleString('en')}</strong> {count === 1 ? one : many}
    </Link>
  )
}
