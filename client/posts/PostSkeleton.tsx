import { Bone } from '../ui/Skeleton.tsx'
import css from './PostSkeleton.module.css'

export function PostSkeleton() {
  return (
    <div role="status" aria-label="Loading the Tweet" className={css.post}>
      <div className={css.top}>
        <Bone className={css.picture} />
        <div className={css.names}>
          <Bone className={css.name} />
          <Bone className={css.username} />
        </div>
      </div>
      <Bone className={css.line} />
      <Bone className={css.line} />
      <Bone className={css.time} />
      <div className={css.actions} />
    </div>
  )
}
