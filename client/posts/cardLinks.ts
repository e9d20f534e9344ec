import type { MouseEvent } from 'react'

/** Marks the link that covers its whole card, below text and buttons; see `PostCard.module.css`. */
export const cardLink = { 'data-card-link': '' }

/** A card's text lies above its link, so that it can be selected. These handlers pass clicks on to the link. */
export const opensCards = { onClick: pass, onAuxClick: pass, onMouseDown: prepare }

function pass(event: MouseEvent<HTMLElement>): void {
  const { button, shiftKey, altKey, nativeEvent } = event
  const link = button === 2 || isSelected() ? null : linkUnder(event)
  if (!link) return
  // For a script's click, browsers open a tab with Ctrl, but not with the middle button.
  const opensTab = button === 1
  const ctrlKey = event.ctrlKey || (opensTab && !isMac())
  const metaKey = event.metaKey || (opensTab && isMac())
  const view = nativeEvent.view
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, view, ctrlKey, metaKey, shiftKey, altKey }),
  )
}

/** Raises the card's link under the right button, so that the browser opens the link's menu, until the mouse moves. */
function prepare(event: MouseEvent<HTMLElement>): void {
  const link = isSelected() ? null : linkUnder(event)
  if (!link) return
  // A click with Shift would select everything since the last click.
  if (event.shiftKey) event.preventDefault()
  if (event.button !== 2) return
  link.setAttribute('data-card-link', 'raised')
  window.addEventListener('pointermove', () => link.setAttribute('data-card-link', ''), { once: true })
}

const isSelected = () => window.getSelection()?.isCollapsed === false

const isMac = () => navigator.platform.startsWith('Mac')

function linkUnder({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null {
  // React also bubbles events of portals (menus, dialogs), which are outside the list's DOM.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  if (target.closest('a, button, video, input, textarea')) return null
  return target.closest('article')?.querySelector<HTMLElement>('[data-card-link]') ?? null
}
