import { Repeat2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { mostReposters } from '../../server/reposts/reposts.rules.ts'
import { useViewer } from '../auth/viewer.ts'
import { Link } from '../navigation/Link.tsx'
import css from './RepostLine.module.css'

type Reposter = { id: string; username: string; name: string }

/** More names would make the line long. */
const mostNamed = 3

/** Who reposted a card's post. If they are more than three, it names two, and the others after a press. */
export function RepostLine({ users }: { users: readonly Reposter[] }) {
  const [isWhole, setWhole] = useState(false)
  const named = users.length > mostNamed ? users.slice(0, 2) : users
  const others = users.slice(named.length)
  return (
    <p className={css.line}>
      <Repeat2 size={14} aria-hidden />
      <span>
        <Names users={named} isAll={others.length === 0} />
        {others.length > 0 && (
          <>
            {' and '}
            <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {others.length}
              {users.length === mostReposters && ' or more'} others
            </button>
            {isWhole && (
              <>
                {' ('}
                <Names users={others} isAll />)
              </>
            )}
          </>
        )}{' '}
        reposted
      </span>
    </p>
  )
}

function Names({ users, isAll }: { users: readonly Reposter[]; isAll: boolean }) {
  const { viewer } = useViewer()
  const before = (index: number) => (index === 0 ? '' : isAll && index === users.length - 1 ? ' and ' : ', ')
  return users.map(({ id, username, name }, index) => (
    <Fragment key={id}>
      {before(index)}
      <Link to={`/profile/${username}`}>
        <bdi>{id === viewer?.id ? 'You' : name}</bdi>
      </Link>
    </Fragment>
  ))
}
