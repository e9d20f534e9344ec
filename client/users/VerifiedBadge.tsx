import { BadgeCheck } from 'lucide-react'
import type { VerifiedKind } from '../apollo/schema.generated.ts'
import css from './VerifiedBadge.module.css'

export function VerifiedBadge({ kind, size = 17 }: { kind: VerifiedKind | null; size?: number }) {
  const label = kind === 'ORGANIZATION' ? 'Verified organization' : 'Verified'
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={kind === 'ORGANIZATION' ? css.organization : css.person}
    >
      <BadgeCheck size={size} aria-hidden />
    </span>
  )
}
