import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { type Browser, chromium } from 'playwright-core'

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const offline = ['--disable-component-update', '--disable-sync']

let launched: Promise<Browser> | undefined

/** The one browser of a test file, started when first asked for and closed after its last test. */
export function browser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', ...quiet, ...offline] })
  return launched
}

after(async () => (await launched)?.close())

/** Names of browsers, the one without windows first: it does the same in two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The system's Chromium: CHROMIUM_PATH, or the first one on PATH. */
function chromiumPath(): string {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
    if (found) return found
  }
  throw new Error('No Chromium found: install it, or name it in CHROMIUM_PATH.')
}
