import { median } from '../compare.ts'
import type { App } from './app.ts'
import { serveBare } from './bare.ts'
import { serveFloor } from './floor.ts'
import { type Kind, lineOf, type PageResult } from './pageResults.ts'
import { type Setting, settings } from './phone.ts'
import { mediansOf, print, type World } from './results.ts'
import { type Figures, visit } from './visit.ts'

type Viewer = 'guest' | 'user'
type Page = { name: string; path: (app: App) => string; viewer: Viewer; isWarm: boolean }

/** The floor and the bare page show the first app's data. */
type Contender = { kind: Kind; name: string; address: string; app: App }

const places: { name: string; path: (app: App) => string; viewers: Viewer[] }[] = [
  { name: '/', path: () => '/', viewers: ['guest', 'user'] },
  { name: '/home', path: () => '/home', viewers: ['user'] },
  { name: 'post', path: ({ post }) => post, viewers: ['guest', 'user'] },
  { name: 'profile', path: () => '/profile/maren_holt', viewers: ['guest', 'user'] },
]

const pages: Page[] = places.flatMap(({ name, path, viewers }) =>
  viewers.flatMap((viewer) =>
    [false, true].map((isWarm) => ({ name: `${viewer} ${name} ${isWarm ? 'warm' : 'cold'}`, path, viewer, isWarm })),
  ),
)

export async function measurePages(world: World): Promise<PageResult[]> {
  const { apps, select } = world
  const [app] = apps
  if (!app) return []
  const [floor, bare] = [await serveFloor(app.address), await serveBare(app.address)]
  const contenders: Contender[] = [
    ...apps.map((one) => ({
      kind: 'app' as const,
      name: apps.length > 1 ? one.address : 'Linnet',
      address: one.address,
      app: one,
    })),
    { kind: 'floor', name: 'the same without scripts', address: floor.address, app },
    { kind: 'bare', name: 'bare React and Apollo', address: bare.address, app },
  ]
  const chosen = pages.filter(({ name }) => select.page.split(' ').every((word) => name.includes(word)))
  try {
    const results: PageResult[] = []
    for (const setting of Object.values(settings).filter(({ name }) => name.includes(select.setting))) {
      for (const page of chosen) {
        const compared = await compare(world, contenders, page, setting)
        results.push(...compared)
        print(`${setting.name}: ${page.name}`, Object.fromEntries(compared.map((one) => [one.contender, lineOf(one)])))
      }
    }
    return results
  } finally {
    floor.stop()
    bare.stop()
  }
}

async function compare(
  { browser, rounds }: World,
  contenders: Contender[],
  page: Page,
  setting: Setting,
): Promise<PageResult[]> {
  // Members' pages are not served as HTML, so there is no floor.
  const taking = contenders.filter(({ kind }) => kind !== 'floor' || page.viewer === 'guest')
  const measured = new Map<Contender, Figures[]>(taking.map((contender) => [contender, []]))
  for (let round = 0; round < rounds; round++) {
    for (const contender of taking) {
      const { address, app } = contender
      const session = page.viewer === 'user' ? app.session : []
      const place = { address, path: page.path(app), session, isWarm: page.isWarm }
      measured.get(contender)?.push(await visit(browser, place, setting))
    }
  }
  const of = (wanted: Kind) => [...measured].find(([{ kind }]) => kind === wanted)?.[1] ?? []
  return [...measured].map(([{ kind, name }, figures]) => ({
    setting: setting.name,
    page: page.name,
    kind,
    contender: name,
    figures: mediansOf(figures),
    'to floor': ratio('first post', figures, of('floor')),
    'to bare': ratio('first post', figures, of('bare')),
    'LCP to floor': ratio('LCP', figures, of('floor')),
    'LCP to bare': ratio('LCP', figures, of('bare')),
  }))
}

const ratio = (name: keyof Figures, mine: Figures[], others: Figures[]) =>
  median(mine.map((one, round) => one[name] / (others[round]?.[name] ?? NaN)))
