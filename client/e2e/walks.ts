/** Where a walk through a list ends: at a card with these words, at a picture with this name, or after so many cards. */
type Walk = { words?: string; cards?: number; up?: boolean }

/**
 * Runs in the page at every frame: scrolls half a window further, down unless `up`, until the walk ends; then returns
 * the ids of all cards that the page has shown to walks. A busy page draws its cards some frames after it was scrolled
 * to them, so this waits for them: otherwise it would walk past a card that was never drawn.
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
