import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import type { ActProps } from './ActDialog.tsx'

const ActDialog = lazyRoute<ActProps>(() => import('./ActDialog.tsx'), 'moderators')

/** The dialog of an action, whose code loads apart from the queue's. */
export function LazyActDialog(props: ActProps) {
  return (
    <OverlayPart onMissing={props.onClose}>
      <ActDialog {...props} />
    </OverlayPart>
  )
}
