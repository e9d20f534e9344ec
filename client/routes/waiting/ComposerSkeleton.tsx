import { Bone } from '../../ui/Skeleton.tsx'
import css from './Waiting.module.css'

/** The shape of a composer before anything is typed. */
export function ComposerSkeleton() {
  return (
    <div className={css.composer} aria-hidden>
      <Bone className={css.face} />
      <Bone className={css.words} />
    </div>
  )
}
