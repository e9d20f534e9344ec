import { lazy, Suspense, useState, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react'

/** One thing to do. */
export type MenuItem = { icon: ReactNode; label: string; danger?: boolean; onSelect: () => void }

export type MenuProps = {
  label: string
  items: MenuItem[]
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Draws the button that opens the menu, with the attributes it is given. */
  trigger: (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => ReactElement
}

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
