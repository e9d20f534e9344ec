import { useState } from 'react'
import type { MenuProps } from './OpenMenu.tsx'
import { lazyRoute } from './lazyRoute.tsx'
import { OverlayPart } from './PartBoundary.tsx'

const OpenMenu = lazyRoute(() => import('./OpenMenu.tsx'))
const loadAhead = () => void OpenMenu.load().catch(() => {})

/** A menu with its button. When the button is focused or pointed at, the menu's code loads. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'by key' | 'by pointer' | null>(null)
  const onNear = () => {
    loadAhead()
    props.onNear?.()
  }
  const closed = props.trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: onNear,
    onFocus: onNear,
    // For a click by keyboard, `detail` is 0.
    onClick: ({ detail }) => {
      onNear()
      setWanted(detail === 0 ? 'by key' : 'by pointer')
    },
  })
  if (!wanted) return closed
  return (
    <OverlayPart waiting={closed} onMissing={() => setWanted(null)}>
      <OpenMenu {...props} openedByKeyboard={wanted === 'by key'} />
    </OverlayPart>
  )
}
