import { useQuery } from '@apollo/client/react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { watchedPart } from '../apollo/watchedPart.ts'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { FollowLine } from './FollowLine.tsx'
import { WhoToFollowDocument } from './WhoToFollow.generated.ts'
import css from './WhoToFollow.module.css'

const pauseMs = 1500

type Props = {
  title?: string
  most?: number
  action?: (ids: readonly string[]) => ReactNode
}

/** Suggests up to four accounts, or `most` of six. It asks for them 1.5 s after the page has opened. */
export function WhoToFollow({ title = 'Who to follow', most = 4, action }: Props) {
  const heading = useId()
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  const { data, error, refetch } = useQuery(watchedPart(WhoToFollowDocument), { skip: !due })
  const suggested = data?.suggestedUsers.ids.all.slice(0, most)
  if (suggested?.length === 0) return null
  return (
    <section data-suggestions aria-labelledby={heading} className={css.box}>
      <h2 id={heading}>{title}</h2>
      {suggested?.map((id) => (
        <FollowLine key={id} id={id} />
      ))}
      {suggested && action?.(suggested)}
      {!data && error && <Failure message={messageOf(error)} onRetry={refetch} small />}
      {!data && !error && <LineSkeletons count={most} />}
    </section>
  )
}
