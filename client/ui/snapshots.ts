import { local, snapshotsKey } from './storage.ts'

/** What a page looked like at its top, in a window of this width. */
type Snapshot = { address: string; at: number; width: number; markup: string }

/** What local storage keeps of the last pages' looks. `theme.js` shows them before the app runs. */
type Snapshots = { key: string; pages: Snapshot[] }

const mostPages = 6
const mostLetters = 60_000
/** A list draws its first cards as long as they are not farther above the window. */
const farthestScroll = 800
/** What is kept at all: posts and notifications, and not what people fill in, such as the settings with an email address. */
const content = 'article, [role="feed"]'
/** What stands in for the content. */
const skeleton = '[role="status"][aria-label^="Loading"]'
/** Parts of the page whose code and styles are loaded later: a snapshot has their place. */
const later = '[data-later]'

/** Keeps what the page looks like now, for the next start of the session with this key. */
export function keepSnapshot(key: string): void {
  const main = document.querySelector('main')
  if (!main?.querySelector(content) || window.scrollY > farthestScroll) return
  const seen = firstScreen(main, window.innerHeight - window.scrollY, document.implementation.createHTMLDocument())
  const markup = markupOf(seen)
  if (seen.querySelector(skeleton) || markup.length > mostLetters) return
  const address = addressNow()
  const snapshot = { address, at: Date.now(), width: window.innerWidth, markup }
  const kept = readSnapshots()
  const others = kept.key === key ? kept.pages.filter((page) => page.address !== address) : []
  const pages = [snapshot, ...others].slice(0, mostPages)
  local.write(snapshotsKey, JSON.stringify({ key, pages } satisfies Snapshots))
}

/** Whether there is a snapshot of the page at this address. */
export const hasSnapshot = () => readSnapshots().pages.some(({ address }) => address === addressNow())

/** The path and parameters of the open page. */
export const addressNow = () => window.location.pathname + window.location.search

function readSnapshots(): Snapshots {
  try {
    const { key = '', pages = [] } = JSON.parse(local.read(snapshotsKey) ?? '{}') as Partial<Snapshots>
    return { key, pages }
  } catch {
    return { key: '', pages: [] }
  }
}

/** The markup without ids: an id must be unique in the page, and the page from the server has two shells. */
function markupOf(main: Element): string {
  // Pictures of a draft are only in this page's memory.
  for (const picture of main.querySelectorAll('[src^="blob:"]')) picture.remove()
  for (const element of main.querySelectorAll('[id]')) element.removeAttribute('id')
  for (const field of main.querySelectorAll('[value]')) field.removeAttribute('value')
  return main.innerHTML
}

/**
 * A copy of an element without what is below `end`, in pixels from the top of the window. It belongs to a document
 * without a window, where it loads no pictures.
 */
function firstScreen(element: Element, end: number, inert: Document): Element {
  const { bottom, height } = element.getBoundingClientRect()
  const copy = inert.importNode(element, false)
  if (element.matches(later)) copy.setAttribute('style', `height: ${height}px`)
  else if (bottom <= end && !element.querySelector(later)) return inert.importNode(element, true)
  else
    for (const child of element.childNodes)
      if (!(child instanceof Element)) copy.append(inert.importNode(child))
      else if (child.getBoundingClientRect().top < end) copy.append(firstScreen(child, end, inert))
  return copy
}
