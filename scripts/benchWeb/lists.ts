import type { Browser, Page } from '@playwright/test'
import { asks } from '../../client/e2e/api.ts'
import { median } from '../bench/harness.ts'
import type { App } from './app.ts'
import { drawEach, heapSize, openLongList, scriptTime, settles } from './longList.ts'
import type { Phone } from './phone.ts'
import { line, nameAt, print, type Target, type World } from './results.ts'
import { longestTask } from './tasks.ts'

/**
 * What writing costs under a list: milliseconds of script until it settles, milliseconds until a heart is painted with a
 * processor of a quarter of the speed, and megabytes of live objects once each post has been drawn.
 */
type Figures = {
  'first like': number
  'later likes': number
  'painted, 4× CPU': number
  deletion: number
  'heap, MB': number
}

const likes = 7
const deletions = 5
const most = 10_000

/** Likes, deletes and scrolls in lists of 20, 1,000 and 10,000 posts. */
export async function measureLists({ apps, browser, rounds }: World): Promise<Target[]> {
  const figures: Record<string, Figures> = {}
  const tasks: Record<string, { 'longest task': number }> = {}
  for (const app of apps) {
    for (const posts of [20, 1_000, most])
      figures[nameAt(apps, app, `${posts} posts`)] = await writeAmong(browser, app, posts)
    const longest: number[] = []
    for (let round = 0; round < rounds; round++) longest.push(await scrollThrough(browser, app))
    tasks[nameAt(apps, app, `${most} posts`)] = { 'longest task': median(longest) }
  }
  print('Lists: script for a like and a deletion, ms', linesOf(figures))
  print(`Scrolling at 4× CPU, ms; medians of ${rounds} rounds`, linesOf(tasks))
  return [
    ...Object.entries(figures).flatMap(([name, one]) => [
      within(`like, ${name}: script, ms`, one['later likes'], 6),
      within(`like, ${name}: painted at 4× CPU, ms`, one['painted, 4× CPU'], 50),
      within(`deletion, ${name}: script, ms`, one.deletion, 6),
      within(`${name}: heap, MB`, one['heap, MB'], 60),
    ]),
    ...Object.entries(tasks).map(([name, one]) =>
      within(`scrolling, ${name}: longest task, ms`, one['longest task'], 50),
    ),
  ]
}

const linesOf = (figures: Record<string, Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, line(one)]))

function within(what: string, measured: number, limit: number): Target {
  return { what, measured: Math.round(10 * measured) / 10, target: `at most ${limit}`, isMet: measured <= limit }
}

async function writeAmong(browser: Browser, app: App, posts: number): Promise<Figures> {
  await writePosts(app, deletions)
  const phone = await openLongList(browser, app, posts)
  try {
    const liked: number[] = []
    const deleted: number[] = []
    for (let count = 0; count < likes; count++) liked.push((await like(phone)).script)
    await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const painted: number[] = []
    for (let count = 0; count < likes; count++) painted.push((await like(phone)).painted)
    await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    for (let count = 0; count < deletions; count++) deleted.push(await deleteFirst(phone))
    await drawEach(phone.page)
    return {
      'first like': liked[0] ?? NaN,
      'later likes': median(liked.slice(1)),
      'painted, 4× CPU': median(painted),
      deletion: median(deleted),
      'heap, MB': await heapSize(phone.cdp),
    }
  } finally {
    await phone.close()
  }
}

/** Posts of the session's account, which stand at the top of Explore. */
async function writePosts({ address, session }: App, count: number): Promise<void> {
  process.env['E2E_URL'] = address
  const token = session.find(({ name }) => name === 'token')?.value
  for (let index = 0; index < count; index++) {
    const mutation = 'mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }'
    await asks(mutation, { content: `To be deleted, ${index}` }, token)
  }
}

async function like({ page, cdp }: Phone): Promise<{ script: number; painted: number }> {
  const before = await scriptTime(cdp)
  const painted = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('main article [data-action="like"]')
    if (!button) throw new Error('There is no post to like.')
    const pressed = button.getAttribute('aria-pressed')
    const began = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') === pressed) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
  await settles(page)
  return { script: (await scriptTime(cdp)) - before, painted }
}

/** Deletes the first post, and returns the script from the press of the dialog's button. */
async function deleteFirst({ page, cdp }: Phone): Promise<number> {
  const words = await firstText(page)
  await page.getByRole('feed').getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const button = await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).elementHandle()
  await settles(page)
  const before = await scriptTime(cdp)
  await button.evaluate((element) => (element as HTMLElement).click())
  // A timer of the page's own that looks for the change would be in the figure.
  while ((await firstText(page)) === words) await page.waitForTimeout(100)
  await settles(page)
  return (await scriptTime(cdp)) - before
}

const firstText = (page: Page) => page.locator('main [role="feed"] article p[dir]').first().textContent()

/** Flings through the list, jumps to its middle and its end, and returns the longest task in milliseconds. */
async function scrollThrough(browser: Browser, app: App): Promise<number> {
  const phone = await openLongList(browser, app, most)
  const { page, cdp } = phone
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await longestTask(browser, page, async () => {
      for (const share of [0, 0.5, 0.98]) {
        await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
        await settles(page)
        for (const distance of [-12_000, 6_000]) await fling(phone, distance)
      }
    })
  } finally {
    await phone.close()
  }
}

/** Scrolls as a wheel does: a touch that the browser makes up does not scroll a page that emulates a phone. */
async function fling({ page, cdp }: Phone, yDistance: number): Promise<void> {
  const before = await page.evaluate(() => scrollY)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance,
    speed: 4_000,
    gestureSourceType: 'mouse',
  })
  if ((await page.evaluate(() => scrollY)) === before) throw new Error('The page did not scroll.')
}
