import { useQuery } from '@apollo/client/react'
import { useEffect, useId, useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { watchedPart } from '../apollo/watchedPart.ts'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { FollowLine } from './FollowLine.tsx'
import { WhoToFollowDocument } from './WhoToFollow.generated.ts'
import css from './WhoToFollow.module.css'

const pauseMs = 1500

/** Suggests up to four accounts to follow, requested 1.5 s after the page has opened. */
export function WhoToFollow() {
  const heading = useId()
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  const { data, error, refetch } = useQuery(watchedPart(WhoToFollowDocument), { skip: !due })
  const suggested = data?.suggestedUsers.ids.all
  if (suggested?.length === 0) return null
  return (
    <section data-suggestions aria-labelledby={heading} className={css.box}>
      <h2 id={heading}>Who to follow</h2>
      {suggested?.map((id) => (
        <FollowLine key={id} id={id} />
      ))}
      {!data && error && <Failure message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} small />}
      {!data && !error && <LineSkeletons count={4} />}
    </section>
  )
}
