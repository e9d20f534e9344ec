/** Where a walk through a list ends: at a card with these words, or after this many cards. */
type Walk = { words?: string; cards?: number; up?: boolean }

/**
 * Runs in the page at every frame. It scrolls half a window down (up, if `up`) until the walk ends, and then returns
 * the ids of all cards that walks have met. A busy page draws cards some frames after scrolling; it waits for them, so
 * that it passes no card before it is drawn.
 */
export function walks({ words, cards = Infinity, up = false }: Walk): string[] | null {
  const seen = ((window as { seen?: Set<string> }).seen ??= new Set())
  for (const card of document.querySelectorAll<HTMLElement>('main [data-post]')) seen.add(card.dataset['post'] ?? '')
  const places = [...document.querySelectorAll('main article, main [role="img"]')]
  const end = places.find((place) => words && (place.textContent.includes(words) || place.ariaLabel === words))
  end?.scrollIntoView({ block: 'center' })
  if (end || seen.size >= cards) return [...seen]
  const edge = up ? 0 : window.innerHeight
  const isAtEdge = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top - 2 < edge && edge < bottom + 2
  }
  const isInList = [...document.querySelectorAll('main [role="feed"]')].some(isAtEdge)
  if (!isInList || places.some(isAtEdge)) window.scrollBy(0, ((up ? -1 : 1) * window.innerHeight) / 2)
  return null
}
