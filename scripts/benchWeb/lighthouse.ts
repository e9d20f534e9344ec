import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import getPort from 'get-port'
import { launchOptions } from '../../client/e2e/chromium.ts'
import { median } from '../bench/harness.ts'
import { nameAt, print, type Target, type World } from './results.ts'

/** The last version for Node 20. It is installed here, not with the project, because it weighs 185 MB. */
const version = '12.8.2'
const folder = resolve('artifacts/lighthouse')
const rounds = 3

/** The least that each category may reach, of 100. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof least
const categories = Object.keys(least) as Category[]

type Audit = { score: number | null; title: string; displayValue?: string }
type Report = {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** A page's scores of 100 and the machine's speed as Lighthouse measures it; a loaded machine has a low one. */
type Scores = Record<Category | 'machine', number>

/** Rates the guests' pages of each app as Lighthouse does for a phone: medians of three runs. */
export async function rateGuestPages({ apps }: World): Promise<Target[]> {
  const lighthouse = await install()
  const port = await getPort()
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  const table: Record<string, Scores> = {}
  const targets: Target[] = []
  try {
    for (const app of apps) {
      for (const path of ['/', app.post, '/profile/maren_holt', '/hashtag/linnet']) {
        const name = nameAt(apps, app, path)
        const reports: Report[] = []
        for (let round = 0; round < rounds; round++) reports.push(await rate(lighthouse, app.address + path, port))
        const scores = scoresOf(reports)
        table[name] = scores
        targets.push(...categories.map((category) => targetOf(name, category, scores, reports)))
      }
    }
  } finally {
    await browser.close()
  }
  print(`Lighthouse, medians of ${rounds} runs`, table)
  return targets
}

function targetOf(name: string, category: Category, scores: Scores, reports: Report[]): Target {
  const isMet = scores[category] >= least[category]
  return {
    what: `Lighthouse, ${name}: ${category}`,
    measured: isMet ? scores[category] : `${scores[category]}: ${reasons(reports, category)}`,
    target: `at least ${least[category]}`,
    isMet,
  }
}

async function install(): Promise<Lighthouse> {
  const entry = `${folder}/node_modules/lighthouse/core/index.js`
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true })
    const options = ['--prefix', folder, '--no-package-lock', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...options, `lighthouse@${version}`], { stdio: 'inherit' })
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

async function rate(lighthouse: Lighthouse, address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: categories })
  if (!result) throw new Error(`Lighthouse has no report about ${address}.`)
  if (result.lhr.runtimeError) throw new Error(`Lighthouse at ${address}: ${result.lhr.runtimeError.message}`)
  return result.lhr
}

function scoresOf(reports: Report[]): Scores {
  const scores = categories.map((name) => {
    const score = median(reports.map((report) => report.categories[name].score ?? 0))
    return [name, Math.round(100 * score)] as const
  })
  const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)))
  return { ...(Object.fromEntries(scores) as Record<Category, number>), machine }
}

/** The audits that lowered a score in any run. */
function reasons(reports: Report[], category: Category): string {
  const found = reports.flatMap(({ audits, categories: all }) =>
    all[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()),
  )
  return [...new Set(found)].join(', ')
}
