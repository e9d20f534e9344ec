import { DropdownMenu } from 'radix-ui'
import {
  useCallback,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
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
  const { landmark, findLandmark } = useLandmark()
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild ref={findLandmark}>
        {trigger({})}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
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

/** The landmark in which the trigger stands: the menu opens inside it, where screen readers look for it. */
function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const findLandmark = useCallback((trigger: HTMLElement | null) => {
    if (trigger) setLandmark(trigger.closest<HTMLElement>('main') ?? trigger.closest<HTMLElement>('nav, header'))
  }, [])
  return { landmark, findLandmark }
}

/**
 * A key that opens the menu for the first time is pressed before the menu exists. So that the first item gets the focus
 * then too, the menu passes its first focus on.
 */
function useFirstItem(openedByKeyboard: boolean) {
  const isDue = useRef(openedByKeyboard)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return
    isDue.current = false
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }
}
