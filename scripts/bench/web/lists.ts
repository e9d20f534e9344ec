import type { Browser } from '@playwright/test'
import { median } from '../compare.ts'
import type { App } from './app.ts'
import { inTime } from './inTime.ts'
import { bookmark, like } from './listWrites.ts'
import { drawEach, heapSize, openLongList, settles } from './longList.ts'
import type { Phone } from './phone.ts'
import { line, mediansOf, nameAt, print, type Target, type World } from './results.ts'
import { longestTask } from './tasks.ts'

/** Milliseconds of script for a write and until a heart is painted, on a slow processor; megabytes of objects. */
type Figures = {
  'first like': number
  'later likes': number
  'painted, 4× CPU': number
  bookmark: number
  'heap, MB': number
}

/** The longest task, in milliseconds, of a scroll with a wheel, and of a jump to another part of the list. */
type Tasks = { scroll: number; jump: number }

const presses = 7
const most = 500

export async function measureLists({ apps, browser, rounds }: World): Promise<Target[]> {
  const figures: Record<string, Figures> = {}
  const tasks: Record<string, Tasks> = {}
  for (const app of apps) {
    for (const posts of [20, most, 2_000]) {
      const name = nameAt(apps, app, `${posts} posts`)
      const measured = await inTime(`The writes among ${name}`, 900, writeAmong(browser, app, posts))
      print(`${name}: script for each write, ms`, line(measured))
      figures[name] = measured
    }
    const name = nameAt(apps, app, `${most} posts`)
    const longest: Tasks[] = []
    while (longest.length < rounds) {
      const measured = await inTime(`The scrolling through ${name}`, 300, scrollThrough(browser, app))
      print(`${name}: longest task at 4× CPU, ms`, line(measured))
      longest.push(measured)
    }
    tasks[name] = mediansOf(longest)
  }
  return [
    ...Object.entries(figures).flatMap(([name, one]) => [
      within(`like, ${name}: script, ms`, one['later likes'], 8),
      within(`like, ${name}: painted at 4× CPU, ms`, one['painted, 4× CPU'], 50),
      within(`bookmark, ${name}: script, ms`, one.bookmark, 8),
      within(`${name}: heap, MB`, one['heap, MB'], 60),
    ]),
    ...Object.entries(tasks).map(([name, one]) => within(`scrolling, ${name}: longest task, ms`, one.scroll, 50)),
  ]
}

function within(what: string, measured: number, limit: number): Target {
  return { what, measured: Math.round(10 * measured) / 10, target: `at most ${limit}`, isMet: measured <= limit }
}

async function writeAmong(browser: Browser, app: App, posts: number): Promise<Figures> {
  const phone = await openLongList(browser, app, posts)
  try {
    const liked = await times(presses, async () => (await like(phone)).script)
    await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const painted = await times(presses, async () => (await like(phone)).painted)
    await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const figures = {
      'first like': liked[0] ?? NaN,
      'later likes': median(liked.slice(1)),
      'painted, 4× CPU': median(painted),
      bookmark: median(await times(presses, () => bookmark(phone))),
    }
    await drawEach(phone.page)
    return { ...figures, 'heap, MB': await heapSize(phone.cdp) }
  } finally {
    await phone.close()
  }
}

async function times(count: number, measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = []
  while (figures.length < count) figures.push(await measure())
  return figures
}

async function scrollThrough(browser: Browser, app: App): Promise<Tasks> {
  const phone = await openLongList(browser, app, most)
  const { page, cdp } = phone
  const tasks: Tasks = { scroll: 0, jump: 0 }
  const note = async (kind: keyof Tasks, work: () => Promise<void>) => {
    tasks[kind] = Math.max(tasks[kind], await longestTask(browser, page, work))
  }
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const share of [0, 0.5, 0.98]) {
      await note('jump', async () => {
        await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
        await settles(page)
      })
      for (const distance of [-12_000, 6_000]) await note('scroll', () => fling(phone, distance))
    }
    return tasks
  } finally {
    await phone.close()
  }
}

/** Scrolls as a wheel does: simulated touches do not scroll an emulated phone. */
async function fling({ page, cdp }: Phone, yDistance: number): Promise<void> {
  const before = await page.evaluate(() => scrollY)
  const gesture = { x: 195, y: 420, yDistance, speed: 4_000, gestureSourceType: 'mouse' } as const
  await inTime(`A scroll by ${yDistance} pixels`, 60, cdp.send('Input.synthesizeScrollGesture', gesture))
  if ((await page.evaluate(() => scrollY)) === before) throw new Error('The page did not scroll.')
}
