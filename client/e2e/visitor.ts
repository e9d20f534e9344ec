import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { appUrl, demoSession } from './api.ts'
import { browser } from './browser.ts'
import { type Newcomer, sessionOf } from './newcomer.ts'

/** How somebody visits: as a guest on a light desktop unless said otherwise. */
export type VisitorOptions = {
  /** Whom to be logged in as: a newcomer, or a demo account by its username. */
  as?: Newcomer | string
  /** The width of the window in CSS pixels; 1366 unless given. */
  width?: number
  /** The mode chosen on an earlier visit; light unless given. */
  mode?: 'light' | 'dark'
  /** Browser complaints that belong to what the scenario does, such as a call that it makes fail. */
  tolerates?: RegExp[]
}

/** Opens a fresh browser profile with one page, and collects what goes wrong in it. */
export async function openContext(options: VisitorOptions): Promise<{ page: Page; complaints: string[] }> {
  const { as, width = 1366, mode = 'light', tolerates = [] } = options
  const localStorage = [{ name: 'mode', value: mode }, ...(as ? await session(as) : [])]
  const context = await (
    await browser()
  ).newContext({
    baseURL: appUrl,
    viewport: { width, height: width < 700 ? 812 : 900 },
    colorScheme: mode,
    hasTouch: width < 700,
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin: appUrl, localStorage }] },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // Nothing takes that long; a busy machine may.
  context.setDefaultTimeout(20_000)
  return { page: await context.newPage(), complaints: complaintsOf(context, tolerates) }
}

async function session(as: Newcomer | string) {
  return typeof as === 'string' ? demoSession(as) : sessionOf(as)
}

/** Uncaught errors and console errors of all pages of a profile, as they come. */
function complaintsOf(context: BrowserContext, tolerates: RegExp[]): string[] {
  const complaints: string[] = []
  const note = (text: string) => {
    if (!tolerates.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  context.on('weberror', (webError) => note(`uncaught: ${webError.error().stack ?? webError.error().message}`))
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  return complaints
}
