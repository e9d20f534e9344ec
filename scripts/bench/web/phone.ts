import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Session } from './app.ts'

export type Setting = { name: string; cpu: number; kbits?: number; latencyMs?: number }

export const settings = {
  plain: { name: 'plain', cpu: 1 },
  slowCpu: { name: '4× CPU', cpu: 4 },
  slow: { name: '4× CPU, 1.6 Mbit/s, 150 ms', cpu: 4, kbits: 1_600, latencyMs: 150 },
} satisfies Record<string, Setting>

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> }

export async function openPhone(browser: Browser, address: string, session: Session): Promise<Phone> {
  const origins = [{ origin: address, localStorage: session }]
  const storageState = { cookies: [], origins }
  // The figures of a page would miss a service worker's requests.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', storageState })
  if (session.length > 0) await context.addCookies([{ name: 'signed_in', value: '1', url: address }])
  const page = await context.newPage()
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named')
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() }
}

export async function slowDown({ cdp }: Phone, { cpu, kbits, latencyMs = 0 }: Setting): Promise<void> {
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
