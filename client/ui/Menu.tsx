import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Menu.module.css'

type MenuProps = { trigger: ReactNode; label: string; side?: 'top' | 'bottom'; align?: 'start' | 'end'; children: ReactNode }

/** A menu that opens from a button and works with the arrow keys. */
export function Menu({ trigger, label, side = 'bottom', align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={css.menu}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onClick={(event) => event.stopPropagation()}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type ItemProps = { icon: ReactNode; danger?: boolean; onSelect: () => void; children: ReactNode }

/** One thing to do in a menu. */
export function MenuItem({ icon, danger = false, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item className={classes(css.item, danger && css.danger)} onSelect={onSelect}>
      {icon}
      <span>{children}</span>
    </DropdownMenu.Item>
  )
}
