import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import icon from '../../ui/IconButton.module.css'
import header from '../../ui/PageHeader.module.css'
import { Bone } from '../../ui/Skeleton.tsx'
import css from './Waiting.module.css'

/** The header of a loading page: its title if the route knows it, otherwise a grey shape. */
export function HeaderSkeleton({ title, back = false, children }: HeaderProps) {
  return (
    <div className={header.header} aria-hidden>
      <div className={header.row}>
        {back && (
          <span className={clsx(icon.button, css.back)}>
            <ArrowLeft size={20} />
          </span>
        )}
        {title ? <p className={css.title}>{title}</p> : <Bone className={css.name} />}
      </div>
      {children}
    </div>
  )
}

type HeaderProps = { title?: string; back?: boolean; children?: ReactNode }

/** Tabs that do nothing yet. The first looks current. */
export function TabsSkeleton({ labels }: { labels: string[] }) {
  return (
    <div className={css.tabs} aria-hidden>
      {labels.map((label) => (
        <span key={label}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  )
}
