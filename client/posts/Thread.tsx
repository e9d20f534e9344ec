import { Link } from '../navigation/Link.tsx'
import css from './Ancestors.module.css'
import { opensCards } from './cardLinks.ts'
import { PostCard } from './PostCard.tsx'

type Props = { thread: readonly { id: string; isContinued: boolean }[]; deleted: ReadonlySet<string> }

export function Thread({ thread, deleted }: Props) {
  const last = thread.at(-1)
  return (
    <ol aria-label="This thread goes on" {...opensCards}>
      {thread.map(({ id, isContinued }, index) => (
        <li key={id}>
          <PostCard id={id} threaded={isContinued} whole joined={index > 0} hideParent deleted={deleted.has(id)} />
        </li>
      ))}
      {last?.isContinued && (
        <li className={css.fold}>
          <Link to={`/post/${last.id}`} className={css.button}>
            Show more of this thread
          </Link>
        </li>
      )}
    </ol>
  )
}
