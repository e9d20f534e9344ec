import { useState } from 'react'

/** An `onCloseAutoFocus` handler that returns the focus to where it was, unless something else has it by then. */
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
  // A menu closes, so its button stands for it.
  const menu = active?.closest('[role="menu"]')
  const trigger = menu && document.querySelector(`[aria-controls="${menu.id}"]`)
  const opener = trigger ?? active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

function isLost(active: Element | null): boolean {
  // A surrounding dialog catches a lost focus itself.
  return active === null || active === document.body || active.getAttribute('role') === 'dialog'
}
