import { lazy, Suspense, useState } from 'react'
import type { MenuProps } from './OpenMenu.tsx'

const load = () => import('./OpenMenu.tsx')
const OpenMenu = lazy(load)

/** A menu that opens from a button and works with the arrow keys. What draws it is fetched when somebody comes near. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false)
  const closed = props.trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setWanted(true),
  })
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  )
}
