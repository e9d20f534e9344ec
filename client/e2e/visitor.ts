import type { Browser, BrowserContext } from '@playwright/test'
import { appUrl, demoSession } from './api.ts'
import { type Newcomer, sessionOf } from './newcomer.ts'

/** How somebody visits: as a guest on a light desktop unless said otherwise. */
export type VisitorOptions = {
  /** Whom to be logged in as: a newcomer, or a demo account by its username. */
  as?: Newcomer | string
  /** The width of the window in CSS pixels; 1366 unless given. */
  width?: number
  /** The mode chosen on an earlier visit; light unless given. */
  mode?: 'light' | 'dark'
  /** Browser complaints that belong to what the test does, such as a call that it makes fail. */
  tolerates?: RegExp[]
}

/** Opens a fresh browser profile, and adds what goes wrong in its pages to `complaints`. */
export async function openContext(
  browser: Browser,
  options: VisitorOptions,
  complaints: string[],
): Promise<BrowserContext> {
  const { as, width = 1366, mode = 'light', tolerates = [] } = options
  const localStorage = [{ name: 'mode', value: mode }, ...(as ? await session(as) : [])]
  const context = await browser.newContext({
    baseURL: appUrl(),
    viewport: { width, height: width < 700 ? 812 : 900 },
    colorScheme: mode,
    hasTouch: width < 700,
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin: appUrl(), localStorage }] },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const note = (text: string) => {
    if (!tolerates.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  context.on('weberror', (webError) => note(`uncaught: ${webError.error().stack ?? webError.error().message}`))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isOfTrace(message.text(), url)) note(`console: ${message.text()} (${url})`)
  })
  return context
}

/** The trace asks the browser again for pictures of local files, which the page may show but not fetch. */
function isOfTrace(text: string, url: string): boolean {
  return url === '' && text.startsWith("Connecting to 'blob:")
}

async function session(as: Newcomer | string) {
  return typeof as === 'string' ? demoSession(as) : sessionOf(as)
}
