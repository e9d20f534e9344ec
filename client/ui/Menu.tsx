import { useState } from 'react'
import type { MenuProps } from './OpenMenu.tsx'
import { lazyRoute } from './lazyRoute.tsx'
import { OverlayPart } from './PartBoundary.tsx'

const load = () => import('./OpenMenu.tsx')
const OpenMenu = lazyRoute(load)

/** A menu that opens from a button and works with the arrow keys. What draws it is fetched when somebody comes near. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'by key' | 'by pointer' | null>(null)
  const closed = props.trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load().catch(() => {}),
    onFocus: () => void load().catch(() => {}),
    // A click that a key made has no count of presses.
    onClick: ({ detail }) => setWanted(detail === 0 ? 'by key' : 'by pointer'),
  })
  if (!wanted) return closed
  return (
    <OverlayPart waiting={closed} onMissing={() => setWanted(null)}>
      <OpenMenu {...props} openedByKeyboard={wanted === 'by key'} />
    </OverlayPart>
  )
}
