const selector = '[data-post]'

export const asCard = (postId: string) => ({ 'data-post': postId })

export function postOf(element: Element | null): string | null {
  return element?.closest(selector)?.getAttribute('data-post') ?? null
}

export const isCard = (element: Element | null) => element?.matches(selector) ?? false

export const currentCard = () => document.activeElement?.closest<HTMLElement>(selector) ?? null

export function cardOf(postId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-post="${CSS.escape(postId)}"]`)
}

export const allCards = () => Array.from(document.querySelectorAll<HTMLElement>(`main ${selector}`))

/** Focuses the next (1) or previous (-1) card; if none has the focus, the first visible one. */
export function focusCard(step: 1 | -1): void {
  const cards = allCards()
  const now = currentCard()
  const inSight = cards.findIndex((card) => card.getBoundingClientRect().bottom > 120)
  const next = now ? cards[cards.indexOf(now) + step] : cards[Math.max(inSight, 0)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}

/** Clicks the button with this `data-action` on the focused card, or on the page's main post. */
export function pressOnCard(action: string): void {
  const place = currentCard() ?? document.querySelector<HTMLElement>(`main article:not(${selector})`)
  place?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}
