import { Bone } from '../../ui/Skeleton.tsx'
import css from './Waiting.module.css'

export function ComposerSkeleton() {
  return (
    <div className={css.composer} aria-hidden>
      <Bone className={css.face} />
      <Bone className={css.words} />
    </div>
  )
}
