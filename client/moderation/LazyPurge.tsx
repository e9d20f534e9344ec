import { lazyRoute } from '../ui/lazyRoute.tsx'
import { PagePart } from '../ui/PartBoundary.tsx'
import type { PurgeProps } from './PurgeActions.tsx'

/** Only administrators load it. */
const PurgeActions = lazyRoute<PurgeProps>(() => import('./PurgeActions.tsx'), 'moderators')

export function LazyPurge(props: PurgeProps) {
  return (
    <PagePart waiting={null}>
      <PurgeActions {...props} />
    </PagePart>
  )
}
