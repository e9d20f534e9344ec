import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { startApp } from './app.ts'

/** The files that take longest start first, so that none of them runs alone at the end. */
const longest = /^(screens|dialogs)/

/**
 * Runs the end-to-end tests on the built app: all `*.e2e.ts` files here, or those whose names hold one of the words given
 * on the command line. The app is always one of their own, started here with fresh data, as the tests write. Counts go to
 * artifacts/e2e.json, in the words of jest's reports, pictures to artifacts/e2e/.
 */
async function main(): Promise<void> {
  const folder = import.meta.dirname
  const words = process.argv.slice(2)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.e2e.ts') && (words.length === 0 || words.some((word) => name.includes(word))))
    .sort((one, other) => Number(longest.test(other)) - Number(longest.test(one)))
    .map((name) => join(folder, name))
  const app = await startApp()
  process.env['E2E_URL'] = app.url
  try {
    const { passed, failed } = await runFiles(files)
    mkdirSync('artifacts', { recursive: true })
    writeFileSync('artifacts/e2e.json', JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1
  } finally {
    await app.stop()
  }
}

/** Runs test files, each in a process with a browser of its own, two at a time; a file that crashes counts as failed. */
async function runFiles(files: string[]): Promise<{ passed: number; failed: number }> {
  let passed = 0
  let failed = 0
  const events = run({ files, concurrency: 2 })
  events.on('test:pass', ({ details }) => {
    if (details.type !== 'suite') passed++
  })
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') failed++
  })
  const report = events.compose(new spec()) as AsyncIterable<unknown>
  for await (const text of report) process.stdout.write(String(text))
  return { passed, failed }
}

await main()
