import type { Browser, Page } from '@playwright/test'
import { median } from '../bench/harness.ts'
import type { App } from './app.ts'
import { openPhone, type Phone, slowDown } from './phone.ts'
import { line, mediansOf, nameAt, print, type Target, type World } from './results.ts'

/** What a press opens: a page, the button, and the opened part. */
type Opening = {
  name: string
  path: string | ((app: App) => string)
  button: (page: Page) => ReturnType<Page['locator']>
  opened: string
}

/** Milliseconds from the press until the part is drawn, the first time and later. */
type Figures = { first: number; later: number }

const connection = { name: '150 ms', cpu: 1, latencyMs: 150 }
const later = 3
const most = 100

const inFeed = (page: Page, name: string | RegExp) => page.getByRole('feed').getByRole('button', { name }).first()
const menu = '[role="menu"]'
const dialog = '[role="dialog"]'

const openings: Opening[] = [
  { name: 'menu of a post', path: '/', button: (page) => inFeed(page, 'More'), opened: menu },
  {
    name: 'menu of the account',
    path: '/',
    button: (page) => page.getByRole('button', { name: /^Account of/ }).filter({ visible: true }),
    opened: menu,
  },
  {
    name: 'composer',
    path: '/',
    button: (page) => page.getByRole('button', { name: 'Tweet', exact: true }).filter({ visible: true }),
    opened: `${dialog} textarea`,
  },
  { name: 'reply', path: '/', button: (page) => inFeed(page, /^Reply/), opened: `${dialog} textarea` },
  {
    name: 'image',
    path: ({ picture }) => picture,
    button: (page) => page.getByRole('main').getByRole('button', { name: /^Open image/ }),
    opened: `${dialog} img`,
  },
  {
    name: 'profile form',
    path: '/profile/maren_holt',
    button: (page) => page.getByRole('button', { name: 'Edit profile' }),
    opened: `${dialog} textarea`,
  },
]

/** Opens menus and dialogs for the first time and again, with a connection of 150 ms, once the page is idle. */
export async function measureOpenings({ apps, browser, rounds }: World): Promise<Target[]> {
  const results = new Map<string, Figures[]>()
  for (let round = 0; round < rounds; round++) {
    for (const app of apps) {
      for (const opening of openings) {
        const name = nameAt(apps, app, opening.name)
        results.set(name, [...(results.get(name) ?? []), await open(browser, app, opening)])
      }
    }
  }
  const figures = [...results].map(([name, measured]) => [name, mediansOf(measured)] as const)
  print(
    `Openings at 150 ms, ms; medians of ${rounds} rounds`,
    Object.fromEntries(figures.map(([name, one]) => [name, line(one)])),
  )
  return figures.map(([name, one]) => ({
    what: `${name}: first opening beyond later ones, ms`,
    measured: Math.round(one.first - one.later),
    target: `at most ${most}`,
    isMet: one.first - one.later <= most,
  }))
}

async function open(browser: Browser, app: App, opening: Opening): Promise<Figures> {
  const phone = await openPhone(browser, app.address, app.session)
  try {
    await slowDown(phone, connection)
    const path = typeof opening.path === 'string' ? opening.path : opening.path(app)
    await phone.page.goto(app.address + path, { waitUntil: 'networkidle' })
    const taken: number[] = []
    for (let count = 0; count <= later; count++) taken.push(await press(phone, opening))
    return { first: taken[0] ?? NaN, later: median(taken.slice(1)) }
  } finally {
    await phone.close()
  }
}

/** Presses the button, and closes again what it opened. */
async function press({ page }: Phone, { button, opened }: Opening): Promise<number> {
  const [took] = await Promise.all([page.evaluate(drawn, opened), button(page).first().click()])
  await page.keyboard.press('Escape')
  await page.waitForFunction((gone) => document.querySelector(gone) === null, opened)
  return took
}

/**
 * Runs in the page: milliseconds from the next press until something that matches is drawn. An image counts when its
 * file is there, or the file of the same image in the page behind it.
 */
async function drawn(selector: string): Promise<number> {
  const isSeen = (image: HTMLImageElement) =>
    image.clientWidth > 0 && (image.complete || image.style.backgroundImage.includes('/media/'))
  const isDrawn = (element: Element | null) =>
    element?.checkVisibility() === true && (!(element instanceof HTMLImageElement) || isSeen(element))
  const pressed = await new Promise<number>((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })
  while (!isDrawn(document.querySelector(selector))) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now() - pressed
}
