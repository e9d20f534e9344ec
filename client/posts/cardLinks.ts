import type { MouseEvent } from 'react'

/** Marks the link that covers its card below the text and the buttons; see `PostCard.module.css`. */
export const cardLink = { 'data-card-link': '' }

/**
 * Handlers for a list of cards. The text of a card lies above the card's link, so that it can be selected. The text
 * passes clicks on to the link, and a right click without a selection opens the link's own menu.
 */
export const opensCards = { onClick: pass, onAuxClick: pass, onMouseDown: prepare }

function pass(event: MouseEvent<HTMLElement>): void {
  const { button, shiftKey, altKey, nativeEvent } = event
  const link = button === 2 || isSelected() ? null : linkUnder(event)
  if (!link) return
  // Browsers open a tab for a script's Ctrl+click, but not for its middle click.
  const opensTab = button === 1
  const ctrlKey = event.ctrlKey || (opensTab && !isMac())
  const metaKey = event.metaKey || (opensTab && isMac())
  const view = nativeEvent.view
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, view, ctrlKey, metaKey, shiftKey, altKey }),
  )
}

/** Lets the browser find the card's link where the right button went down, until the mouse moves. */
function prepare(event: MouseEvent<HTMLElement>): void {
  const link = isSelected() ? null : linkUnder(event)
  if (!link) return
  // A click with Shift would select everything from the last click on.
  if (event.shiftKey) event.preventDefault()
  if (event.button !== 2) return
  link.setAttribute('data-card-link', 'raised')
  window.addEventListener('pointermove', () => link.setAttribute('data-card-link', ''), { once: true })
}

const isSelected = () => window.getSelection()?.isCollapsed === false

const isMac = () => navigator.platform.startsWith('Mac')

function linkUnder({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null {
  // React also bubbles events from portals (menus, dialogs) outside the list's DOM.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  if (target.closest('a, button, video, input, textarea')) return null
  return target.closest('article')?.querySelector<HTMLElement>('[data-card-link]') ?? null
}
