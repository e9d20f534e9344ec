import { flushSync } from 'react-dom'
import { allCards } from './cards.ts'

/**
 * Remembers what has the focus. The returned function gives the focus back, unless something else has it; if its place
 * is gone, to its dialog or what had it before that opened, or to the nearest card, or to the heading. Before that it
 * draws what `enable` changes, because a disabled button cannot take the focus.
 */
export function keepFocus(): (enable?: () => void) => void {
  const places = placesNow()
  return (enable) => {
    if (enable) flushSync(enable)
    if (isLost(document.activeElement)) places.find((place) => place.isConnected)?.focus()
  }
}

/**
 * Runs a press that may remove what was pressed, and gives the focus back once the page is drawn again: if `act` returns
 * a promise, when that has ended.
 */
export function keepFocusAfter(act: () => unknown): void {
  const giveBackFocus = keepFocus()
  const end = () => void requestAnimationFrame(() => giveBackFocus())
  void Promise.resolve(act()).then(end, end)
}

/** What had the focus before the first of the open dialogs. A dialog may open as another one closes. */
let outside: HTMLElement[] = []

function placesNow(): HTMLElement[] {
  const place = focused()
  if (!place) return (outside = [])
  const dialog = place.closest<HTMLElement>('[role="dialog"]')
  if (dialog) return [place, dialog, ...outside]
  const cards = allCards()
  const at = cards.findIndex((card) => card.contains(place))
  const near = at < 0 ? [] : [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()]
  const heading = document.querySelector<HTMLElement>('main h1')
  return (outside = [place, ...near, ...(heading ? [heading] : [])])
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
