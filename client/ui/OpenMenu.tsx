import { DropdownMenu } from 'radix-ui'
import { useRef, type ButtonHTMLAttributes, type FocusEvent, type ReactElement, type ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './Menu.module.css'

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

type OpenMenuProps = MenuProps & { openedByKeyboard: boolean }

/** The menu itself, open from the start; see `Menu`. */
export default function OpenMenu(props: OpenMenuProps) {
  const { trigger, label, items, side = 'bottom', align = 'end' } = props
  const onFocus = useFirstItem(props.openedByKeyboard)
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger({})}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={css.menu}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onFocus={onFocus}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              className={clsx(css.item, item.danger && css.danger)}
              onSelect={item.onSelect}
            >
              {item.icon}
              <span>{item.label}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/**
 * The menu did not see the key that opened it the first time: it came before the menu was there. So that its first item
 * has the focus then too, as it has later, the first focus of the menu is passed on.
 */
function useFirstItem(openedByKeyboard: boolean) {
  const isDue = useRef(openedByKeyboard)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return
    isDue.current = false
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }
}
