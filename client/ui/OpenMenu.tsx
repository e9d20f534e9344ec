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

export type MenuItem = { icon: ReactNode; label: string; danger?: boolean; disabled?: boolean; onSelect?: () => void }

/** A menu item that reads data of its own. It renders only while the menu is open. */
export type DrawnItem = (draw: (item: MenuItem) => ReactElement) => ReactElement

export type MenuProps = {
  label: string
  items: (MenuItem | DrawnItem)[]
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Loads the menu's data when the menu will probably open. */
  onNear?: () => void
  trigger: (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => ReactElement
}

type OpenMenuProps = MenuProps & { openedByKeyboard: boolean }

/** The menu of `Menu`, in a file that loads only when needed. It is open from the start. */
export default function OpenMenu(props: OpenMenuProps) {
  const { trigger, label, items, side = 'bottom', align = 'end' } = props
  const onFocus = useFirstItem(props.openedByKeyboard)
  const { landmark, findLandmark } = useLandmark()
  const { drawItem, onCloseAutoFocus } = useChoice()
  const [isOpen, setOpen] = useState(true)
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {/* Radix opens it by pointer and keys, not by the click of a shortcut, whose `detail` is 0. */}
      <DropdownMenu.Trigger asChild ref={findLandmark}>
        {trigger({ onClick: ({ detail }) => detail === 0 && setOpen(true) })}
      </DropdownMenu.Trigger>
      {/* Without this condition Radix renders the whole menu once more when it closes, for an exit animation. */}
      {isOpen && (
        <DropdownMenu.Portal container={landmark}>
          <DropdownMenu.Content
            className={css.menu}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            onFocus={onFocus}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            {items.map((item) => (typeof item === 'function' ? item(drawItem) : drawItem(item)))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  )
}

/** Acts after the menu has returned the focus: a dialog that opened before would lose it to the button. */
function useChoice() {
  const chosen = useRef<(() => void) | undefined>(undefined)
  const drawItem = ({ icon, label, danger, disabled = false, onSelect }: MenuItem) => (
    <DropdownMenu.Item
      key={label}
      className={clsx(css.item, danger && css.danger)}
      disabled={disabled}
      onSelect={() => (chosen.current = onSelect)}
    >
      {icon}
      <span>{label}</span>
    </DropdownMenu.Item>
  )
  // Radix focuses the button after this call, which comes a moment after the menu has closed.
  const onCloseAutoFocus = (event: Event) => {
    if (document.activeElement !== document.body) event.preventDefault()
    if (chosen.current) queueMicrotask(chosen.current)
    chosen.current = undefined
  }
  return { drawItem, onCloseAutoFocus }
}

/** The landmark around the button. The menu opens inside, so that screen readers find it there. */
function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const findLandmark = useCallback((trigger: HTMLElement | null) => {
    if (trigger) setLandmark(trigger.closest<HTMLElement>('main') ?? trigger.closest<HTMLElement>('nav, header'))
  }, [])
  return { landmark, findLandmark }
}

/**
 * Focuses the first item after the key press that loaded the menu, which Radix does only for later presses. While that
 * item loads, it is disabled and will be replaced, so the menu keeps the focus, and the arrow keys start there.
 */
function useFirstItem(openedByKeyboard: boolean) {
  const isDue = useRef(openedByKeyboard)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return
    isDue.current = false
    const first = currentTarget.querySelector<HTMLElement>('[role="menuitem"]')
    if (first && !('disabled' in first.dataset)) first.focus()
  }
}
