import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { startApp } from '../client/e2e/app.ts'

/**
 * Makes artifacts/screens/ anew: a contact sheet for every screen of the built app, at all widths and in both modes.
 * Words on the command line choose screens whose names hold one of them. Fails when a page complained in its console or
 * can be scrolled sideways.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  if (words.length === 0) rmSync('artifacts/screens', { recursive: true, force: true })
  const app = await startApp()
  process.env['E2E_URL'] = app.url
  process.env['SCREENS'] = words.join(' ')
  try {
    const events = run({ files: [join(import.meta.dirname, 'screens/shots.ts')] })
    events.on('test:fail', () => (process.exitCode = 1))
    for await (const text of events.compose(new spec()) as AsyncIterable<unknown>) process.stdout.write(String(text))
  } finally {
    await app.stop()
  }
}

await main()
