import { useState } from 'react'

/** An `onCloseAutoFocus` handler that puts the focus back where it was, unless something else has it. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(focused)
  return (event) => {
    event.preventDefault()
    if (!isLost(document.activeElement)) return
    opener?.focus()
  }
}

function focused(): HTMLElement | null {
  const active = document.activeElement
  // A menu's item goes when the menu closes, so the menu's button gets the focus.
  const menu = active?.closest('[role="menu"]')
  const trigger = menu && document.querySelector(`[aria-controls="${menu.id}"]`)
  const opener = trigger ?? active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

function isLost(active: Element | null): boolean {
  // An open dialog takes a lost focus itself.
  return active === null || active === document.body || active.getAttribute('role') === 'dialog'
}
