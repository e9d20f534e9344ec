import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { startApp } from '../../../client/e2e/app.ts'
import { launchOptions } from '../../../client/e2e/chromium.ts'
import { type App, appAt } from './app.ts'
import { chartOf } from './chart.ts'
import { measureLists } from './lists.ts'
import { measurePages } from './pages.ts'
import { type Part, print, type Target } from './results.ts'
import { pageTargets, slowestOf, tableOf } from './pageResults.ts'
import { putInto, readmeFile } from '../../readme.ts'

/**
 * `npm run bench:web` measures the app in Chromium as a phone; README.md explains it. Words select parts. Addresses
 * stand for a new app, and need the seed's demo accounts. Settings are `ROUNDS` (7), `SETTING` and `PAGE`; `--publish`
 * writes into the READMEs. It fails if a target is missed.
 */
const folder = 'artifacts/bench-web'
const publishes = process.argv.includes('--publish')

const parts: Record<string, Part> = {
  async pages(world) {
    const results = await measurePages(world)
    if (slowestOf(results).length > 0) {
      const [table, chart] = [tableOf(results), chartOf(results)]
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/pages.md`, table)
      writeFileSync(`${folder}/pages.svg`, chart)
      if (publishes) {
        await putInto(new URL('../README.md', import.meta.url), 'pages', table)
        writeFileSync(readmeFile('pages.svg'), chart)
      }
    }
    return pageTargets(results)
  },
  lists: measureLists,
}

await main(process.argv.slice(2).filter((word) => word !== '--publish'))

async function main(words: string[]): Promise<void> {
  const isAddress = (word: string) => word.startsWith('http')
  const given = words.filter(isAddress).map((address) => new URL(address).origin)
  const chosen = partsNamed(words.filter((word) => !isAddress(word)))
  const started = given.length === 0 ? await startApp() : null
  const browser = await chromium.launch(launchOptions)
  try {
    const apps: App[] = []
    for (const address of started ? [started.url] : given) apps.push(await appAt(address))
    const targets = await run(chosen, apps, browser)
    print('Targets', Object.fromEntries(targets.map(({ what, ...others }) => [what, others])))
    process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1
  } finally {
    await browser.close()
    await started?.stop()
  }
}

function partsNamed(names: string[]): Part[] {
  if (names.length === 0) return Object.values(parts)
  return names.map((name) => {
    const part = parts[name]
    if (!part) throw new Error(`There is no part ${name}, only ${Object.keys(parts).join(', ')}.`)
    return part
  })
}

async function run(chosen: Part[], apps: App[], browser: Browser): Promise<Target[]> {
  const rounds = Number(process.env['ROUNDS'] ?? 7)
  const select = { setting: process.env['SETTING'] ?? '', page: process.env['PAGE'] ?? '' }
  const targets: Target[] = []
  for (const part of chosen) targets.push(...(await part({ apps, browser, rounds, select })))
  return targets
}
