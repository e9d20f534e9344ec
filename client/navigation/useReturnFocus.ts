import { useState } from 'react'

/**
 * For the `onCloseAutoFocus` of a dialog that the history opens instead of a trigger: the focus returns to where it was,
 * unless something else has it by then, such as a page that opened.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(focused)
  return (event) => {
    event.preventDefault()
    if (!isNowhere(document.activeElement)) return
    opener?.focus()
  }
}

/** What has the focus; for an item of a menu, which closes, the button that opened the menu. */
function focused(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const trigger = menu && document.querySelector(`[aria-controls="${menu.id}"]`)
  const opener = trigger ?? active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/** A dialog around this one may have caught the focus itself. */
function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body || active.getAttribute('role') === 'dialog'
}
