import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import type { ActProps } from './ActDialog.tsx'

const ActDialog = lazyRoute<ActProps>(() => import('./ActDialog.tsx'), 'moderators')

/** The code of the dialog does not load with the queue. */
export function LazyActDialog(props: ActProps) {
  return (
    <OverlayPart onMissing={props.onClose}>
      <ActDialog {...props} />
    </OverlayPart>
  )
}
