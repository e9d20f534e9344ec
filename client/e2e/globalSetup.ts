import { startApp } from './app.ts'
import { chromiumPath } from './chromium.ts'

/**
 * Starts the app that all tests of a run share, on a free port with fresh seed data. Returns a function that stops it.
 * Throws when there is no browser or the app does not start.
 */
export default async function startSharedApp(): Promise<() => Promise<void>> {
  if (!chromiumPath()) throw new Error('No Chromium found: install it, or name it in CHROMIUM_PATH.')
  // CI and `timeout` end a run with SIGTERM; Playwright stops the app and the browsers only after SIGINT.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
  const app = await startApp()
  process.env['E2E_URL'] = app.url
  return () => app.stop()
}
