import { Bone } from '../ui/Skeleton.tsx'
import css from './ProfileSkeleton.module.css'

export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading the profile">
      <Bone className={css.cover} />
      <div className={css.body}>
        <Bone className={css.picture} />
        <Bone className={css.name} />
        <Bone className={css.line} />
        <Bone className={css.line} />
      </div>
    </div>
  )
}
