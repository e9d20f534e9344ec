/** Cards of posts as places that focus and shortcuts can go to. Everything that looks for cards in the page is here. */

const selector = '[data-post]'

/** Marks an element as the card of a post. */
export const asCard = (postId: string) => ({ 'data-post': postId })

/** The post in whose card an element lies, or null. */
export function postOf(element: Element | null): string | null {
  return element?.closest(selector)?.getAttribute('data-post') ?? null
}

/** Whether an element is a card, rather than something inside it. */
export const isCard = (element: Element | null) => element?.matches(selector) ?? false

/** The card that has the focus, or in which something has it. */
export const currentCard = () => document.activeElement?.closest<HTMLElement>(selector) ?? null

/** The card of a post on the page that is open, if it is drawn. */
export function cardOf(postId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-post="${CSS.escape(postId)}"]`)
}

/** Moves the focus to the next or the previous card; to the first one in sight where no card has it. */
export function focusCard(step: 1 | -1): void {
  const cards = Array.from(document.querySelectorAll<HTMLElement>(`main ${selector}`))
  const now = currentCard()
  const inSight = cards.findIndex((card) => card.getBoundingClientRect().bottom > 120)
  const next = now ? cards[cards.indexOf(now) + step] : cards[Math.max(inSight, 0)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}

/** Presses a button (by its `data-action`) of the current card; without one, of the post that the page is about. */
export function pressOnCard(action: string): void {
  const place = currentCard() ?? document.querySelector<HTMLElement>(`main article:not(${selector})`)
  place?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}
