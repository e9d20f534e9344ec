import { startApp } from './app.ts'
import { chromiumPath } from './chromium.ts'
import { makesKeeper } from './staff.ts'

/** Starts the app of a test run and returns a function that stops it. Throws without a browser. */
export default async () => {
  const stop = await shareApp()
  await makesKeeper().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return stop
}

export async function shareApp(settings: Record<string, string> = {}): Promise<() => Promise<void>> {
  if (!chromiumPath()) throw new Error('No Chromium found: install it, or name it in CHROMIUM_PATH.')
  // CI and `timeout` send SIGTERM, but Playwright stops the app and the browsers only after SIGINT.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
  const app = await startApp(settings)
  process.env['E2E_URL'] = app.url
  process.env['E2E_DATA_DIR'] = app.dataDir
  return () => app.stop()
}
