import css from './Skeleton.module.css'

export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card} aria-hidden>
          <div className={css.avatar} />
          <div className={css.lines}>
            <div className={css.name} />
            <div className={css.line} />
            <div className={index % 2 ? css.short : css.line} />
          </div>
        </div>
      ))}
    </div>
  )
}

export function Bone({ className }: { className?: string | undefined }) {
  return <div className={`${css.bone} ${className ?? ''}`} aria-hidden />
}

export function LineSkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.person} aria-hidden>
          <div className={css.avatar} />
          <div className={css.lines}>
            <div className={css.name} />
            <div className={css.short} />
          </div>
        </div>
      ))}
    </div>
  )
}
