import { DropdownMenu } from 'radix-ui'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
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

/** The menu itself, open from the start; see `Menu`. */
export default function OpenMenu({ trigger, label, items, side = 'bottom', align = 'end' }: MenuProps) {
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
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              className={classes(css.item, item.danger && css.danger)}
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
