import type { Browser, Page } from '@playwright/test'
import type { Session } from './app.ts'
import { inTime } from './inTime.ts'
import { openPhone, type Setting, slowDown } from './phone.ts'
import { recordRequests, stepsUntil } from './requests.ts'

export type Visit = { address: string; path: string; session: Session; isWarm: boolean }

/** Milliseconds since the navigation began; bytes as transferred. */
export type Figures = {
  'first paint': number
  'first post': number
  LCP: number
  TBT: number
  CLS: number
  /** The longest row of requests that waited for one another before the first post was seen. */
  steps: number
  /** Requests that began before the first post was seen, and those of the whole visit. */
  'requests first': number
  requests: number
  kB: number
}

const settleMs = 1_500

/** Opens a page in a new browser context and measures it until it has been quiet for a while. */
export const visit = (browser: Browser, place: Visit, setting: Setting) =>
  inTime(`The visit of ${place.address}${place.path}`, 180, measure(browser, place, setting))

async function measure(browser: Browser, place: Visit, setting: Setting): Promise<Figures> {
  const phone = await openPhone(browser, place.address, place.session)
  try {
    const { page, cdp } = phone
    await page.addInitScript(watch)
    if (place.isWarm) await opens(page, place)
    await slowDown(phone, setting)
    const sent = recordRequests(cdp)
    await opens(page, place)
    const { isInPage, ...seen } = await page.evaluate(read)
    const shown = seen['first post']
    const transferred = sent.filter(({ bytes }) => bytes > 0)
    return {
      ...seen,
      steps: isInPage ? 1 : stepsUntil(shown, sent),
      'requests first': transferred.filter(({ begin }) => begin < shown).length,
      requests: transferred.length,
      kB: transferred.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    }
  } finally {
    await phone.close()
  }
}

async function opens(page: Page, { address, path }: Visit): Promise<void> {
  await page.goto(address + path)
  await page.waitForFunction(() => window.seen?.post !== undefined)
  await page.waitForTimeout(settleMs)
}

type EntryType = 'element' | 'largest-contentful-paint' | 'layout-shift' | 'longtask'

/** `post` is the end of the first frame with a post; `painted` is when the browser reports its text. */
type Seen = { post?: number; painted?: number; isInPage: boolean; lcp: number; blocked: number; shift: number }

declare global {
  interface Window {
    seen?: Seen
  }
}

function watch(): void {
  const seen: Seen = { isInPage: false, lcp: 0, blocked: 0, shift: 0 }
  window.seen = seen
  const entries = (type: EntryType, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  entries('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  entries('element', ({ startTime }) => (seen.painted ??= startTime))
  entries('longtask', ({ duration }) => (seen.blocked += duration - 50))
  entries('layout-shift', (entry) => {
    if (!('hadRecentInput' in entry && entry.hadRecentInput)) seen.shift += 'value' in entry ? Number(entry.value) : 0
  })
  const firstText = () => document.querySelector('main article p')
  // This runs before the app's scripts.
  document.addEventListener('readystatechange', () => (seen.isInPage ||= firstText() !== null), { once: true })
  const frame = new MessageChannel()
  // The browser does not report a text that is replaced at once, such as a placeholder's: then the frame counts.
  frame.port1.onmessage = () => (seen.post = performance.now())
  const look = () => {
    const text = firstText()
    if (!text) return requestAnimationFrame(look)
    text.setAttribute('elementtiming', 'post')
    frame.port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

function read() {
  const { post = NaN, painted = post, isInPage = false, lcp = NaN, blocked = NaN, shift = NaN } = window.seen ?? {}
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  return {
    isInPage,
    'first paint': firstPaint,
    // The first paint shows a post that is in the page's HTML.
    'first post': Math.max(painted, firstPaint),
    LCP: lcp,
    TBT: blocked,
    CLS: shift,
  }
}
