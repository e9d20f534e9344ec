import type { Browser, CDPSession, Page } from '@playwright/test'

/** How fast the browser and its connection are. */
export type Setting = { name: string; cpu: number; kbits?: number; latencyMs?: number }

/** Whose page, and whether the browser has opened it before. */
export type Visit = { name: string; path: string; session: { name: string; value: string }[]; warm: boolean }

/** What one visit took: milliseconds since the navigation began, bytes as transferred. */
export type Figures = {
  'first paint': number
  'first post': number
  LCP: number
  TBT: number
  CLS: number
  /** Requests that began before the first post was seen, and all of the visit. */
  'requests first': number
  requests: number
  kB: number
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const settleMs = 1_500

/** Opens a page in a new browser context and measures it until it has been quiet for a while. */
export async function visit(browser: Browser, address: string, place: Visit, setting: Setting): Promise<Figures> {
  const { page, cdp, close } = await openPage(browser, address, place.session)
  try {
    await page.addInitScript(watch)
    if (place.warm) await opens(page, address + place.path)
    await slowDown(cdp, setting)
    const traffic = countTraffic(cdp)
    await opens(page, address + place.path)
    return { ...(await page.evaluate(read)), requests: traffic.requests, kB: traffic.bytes / 1_000 }
  } finally {
    await close()
  }
}

/** Opens an empty page on a phone, in a new browser context with this session at the address. */
export async function openPage(browser: Browser, address: string, session: Visit['session']) {
  const origins = [{ origin: address, localStorage: session }]
  const context = await browser.newContext({ ...phone, storageState: { cookies: [], origins } })
  if (session.length > 0) await context.addCookies([{ name: 'signed_in', value: '1', url: address }])
  const page = await context.newPage()
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() }
}

async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.seen?.post !== undefined)
  await page.waitForTimeout(settleMs)
}

async function slowDown(cdp: CDPSession, { cpu, kbits, latencyMs = 0 }: Setting): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const throughput = kbits === undefined ? -1 : (kbits * 1_000) / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

function countTraffic(cdp: CDPSession): { requests: number; bytes: number } {
  const traffic = { requests: 0, bytes: 0 }
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  return traffic
}

type EntryType = 'largest-contentful-paint' | 'layout-shift' | 'longtask'

type Seen = { post?: number; lcp: number; blocked: number; shift: number }

declare global {
  interface Window {
    seen?: Seen
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  const seen: Seen = { lcp: 0, blocked: 0, shift: 0 }
  window.seen = seen
  const entries = (type: EntryType, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  entries('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  entries('longtask', ({ duration }) => (seen.blocked += duration - 50))
  entries('layout-shift', (entry) => {
    if (!('hadRecentInput' in entry && entry.hadRecentInput)) seen.shift += 'value' in entry ? Number(entry.value) : 0
  })
  const look = () => {
    if (document.querySelector('main article')) seen.post = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function read() {
  const { post = NaN, lcp, blocked, shift } = window.seen ?? { lcp: NaN, blocked: NaN, shift: NaN }
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  // What is in the page before its first paint is seen with it.
  const shown = Math.max(post, painted)
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shown).length
  return {
    // The list of resources does not have the page itself.
    'requests first': before + 1,
    'first paint': painted,
    'first post': shown,
    LCP: lcp,
    TBT: blocked,
    CLS: shift,
  }
}
