import { chromium } from '@playwright/test'
import { startApp } from '../client/e2e/app.ts'
import { demoSession } from '../client/e2e/api.ts'
import { launchOptions } from '../client/e2e/chromium.ts'
import { median } from './bench/harness.ts'
import { type LikeFigures, likeAmong } from './benchWeb/like.ts'
import { type Figures, type Setting, type Visit, visit } from './benchWeb/visit.ts'

/**
 * `npm run bench:web`: how long pages take in Chromium on a phone. Measures a new app, or those at the addresses on the
 * command line, which take turns (with the demo accounts of the seed). `ROUNDS` says how often, 7 times by default, and
 * `SETTING` selects settings by a part of their name. Then what a like takes under short and long lists.
 */
const rounds = Number(process.env['ROUNDS'] ?? 7)

const settings: Setting[] = [
  { name: 'plain', cpu: 1 },
  { name: '4× CPU', cpu: 4 },
  { name: '4× CPU, 1.6 Mbit/s, 150 ms', cpu: 4, kbits: 1_600, latencyMs: 150 },
]

async function main(): Promise<void> {
  const given = process.argv.slice(2).map((address) => new URL(address).origin)
  const app = given.length === 0 ? await startApp() : null
  const browser = await chromium.launch(launchOptions)
  try {
    await compare(app ? [app.url] : given)
  } finally {
    await browser.close()
    await app?.stop()
  }

  async function compare(addresses: string[]): Promise<void> {
    const contenders: { address: string; visits: Visit[] }[] = []
    for (const address of addresses) contenders.push({ address, visits: await visitsAt(address) })
    for (const setting of settings.filter(({ name }) => name.includes(process.env['SETTING'] ?? ''))) {
      const results = new Map<string, Figures[]>()
      for (let round = 0; round < rounds; round++) {
        for (const { address, visits } of contenders) {
          for (const place of visits) {
            const name = addresses.length > 1 ? `${place.name}, ${address}` : place.name
            results.set(name, [...(results.get(name) ?? []), await visit(browser, address, place, setting)])
          }
        }
      }
      console.log(`\n${setting.name}, medians of ${rounds} rounds`)
      console.table(Object.fromEntries([...results].map(([name, figures]) => [name, mediansOf(figures)])))
    }
    const liked: [string, LikeFigures][] = []
    for (const address of addresses) {
      for (const posts of [20, 1_000, 10_000]) {
        const figures = await likeAmong(browser, { address, session: await sessionAt(address), posts })
        liked.push([addresses.length > 1 ? `${posts} posts, ${address}` : `${posts} posts`, figures])
      }
    }
    console.log('\nA like under a list, ms')
    console.table(Object.fromEntries(liked.map(([name, figures]) => [name, mediansOf([figures])])))
  }
}

async function visitsAt(address: string): Promise<Visit[]> {
  const session = await sessionAt(address)
  return [
    { name: 'guest / cold', path: '/', session: [], warm: false },
    { name: 'guest profile cold', path: '/profile/maren_holt', session: [], warm: false },
    { name: 'user /home warm', path: '/home', session, warm: true },
  ]
}

async function sessionAt(address: string): Promise<Visit['session']> {
  process.env['E2E_URL'] = address
  return demoSession('maren_holt')
}

function mediansOf<Measured extends Record<string, number>>(figures: Measured[]): Record<string, number> {
  const names = Object.keys(figures[0] ?? {}) as (keyof Measured & string)[]
  return Object.fromEntries(names.map((name) => [name, rounded(median(figures.map((one) => one[name] ?? NaN)))]))
}

const rounded = (value: number) => (value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value))

await main()
