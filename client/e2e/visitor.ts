import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { appUrl, demoSession } from './api.ts'
import { delaysTimers } from './lateTimers.ts'
import { notesMessages } from './messages.ts'
import { type Newcomer, sessionOf } from './newcomer.ts'

export type VisitorOptions = {
  as?: Newcomer | string
  /** In CSS pixels; 1366 by default. */
  width?: number
  /** The mode that an earlier visit chose; light by default. */
  mode?: 'light' | 'dark'
  zone?: string
  scripts?: boolean
  /** Whether things move as they appear. By default not, as for people who ask for less motion: tests wait less. */
  motion?: boolean
  /** Whether the service worker runs. By default not, because `page.route` does not see the worker's answers. */
  offline?: boolean
  /** Whether the code of other pages loads when the browser is idle. By default not, as for people who save data. */
  ahead?: boolean
  /** Errors in the browser that the test expects, such as those of a failed call. */
  tolerates?: RegExp[]
}

/** Opens a new browser context. Adds the errors in its pages to `complaints`. */
export async function openContext(
  browser: Browser,
  options: VisitorOptions,
  complaints: string[],
): Promise<BrowserContext> {
  const { as, width = 1366, mode = 'light', zone = 'UTC', scripts = true, motion = false } = options
  const { offline = false, ahead = false, tolerates = [] } = options
  const stored = [{ name: 'mode', value: mode }, ...(as ? await session(as) : [])]
  const context = await browser.newContext({
    baseURL: appUrl(),
    viewport: { width, height: width < 700 ? 812 : 900 },
    colorScheme: mode,
    hasTouch: width < 700,
    locale: 'en-GB',
    timezoneId: zone,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: scripts,
    serviceWorkers: offline ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // `storageState` would do this in a page of its own, at twice the cost of a context.
  await context.addInitScript(storesOnce, { origin: new URL(appUrl()).origin, stored })
  await context.addInitScript(notesMessages)
  if (!ahead && !offline) await context.addInitScript(savesData)
  // The app sets it at log-in. Without it the server sends the page for guests, and the browser loads it again.
  if (as) await context.addCookies([{ name: 'signed_in', value: '1', url: appUrl(), sameSite: 'Lax' }])
  if (process.env['DELAYS']) await slowsDown(context)
  const note = (text: string) => {
    if (!tolerates.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  context.on('weberror', (webError) => note(`uncaught: ${webError.error().stack || String(webError.error())}`))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isOfTrace(message.text(), url)) note(`console: ${message.text()} (${url})`)
  })
  return context
}

/** Runs in each page, before its scripts. The app never removes the mode. */
function storesOnce({ origin, stored }: { origin: string; stored: { name: string; value: string }[] }): void {
  if (location.origin !== origin || localStorage.getItem('mode') !== null) return
  for (const { name, value } of stored) localStorage.setItem(name, value)
}

/** Runs in the page. */
function savesData(): void {
  if ('connection' in navigator) Object.defineProperty(navigator.connection, 'saveData', { value: true })
}

/** Delays three of four scripts, pictures and API calls by up to 1.5 s, and timers, so that tests must wait properly. */
async function slowsDown(context: BrowserContext): Promise<void> {
  await context.addInitScript(delaysTimers, Math.random() * 400)
  await context.route('**', async (route) => {
    const delayMs = Math.max(0, Math.random() * 2_000 - 500)
    if (route.request().resourceType() !== 'document') await setTimeout(delayMs)
    await route.fallback().catch(() => {})
  })
}

/** Tracing requests local images again, which the page may show but not fetch. */
function isOfTrace(text: string, url: string): boolean {
  return url === '' && text.startsWith("Connecting to 'blob:")
}

async function session(as: Newcomer | string) {
  return typeof as === 'string' ? demoSession(as) : sessionOf(as)
}
