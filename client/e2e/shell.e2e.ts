import { expect, type Locator } from '@playwright/test'
import { modes } from './modes.ts'
import { holds, holdsBack } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { notesShifts } from './shifts.ts'
import { test } from './test.ts'

const scripts = /\/assets\/.*\.js$/

test('a page shows the shell and its skeleton before the app has loaded, to guests and to members', async ({
  visitor,
}) => {
  const guest = await visitor()
  const member = await visitor({ as: 'maren_holt', tolerates: [/status of 404/] })
  for (const [person, path, link] of [
    [guest, '/login', 'Log in'],
    ...['/', '/profile/maren_holt', '/post/any', '/hashtag/linnet'].map((at) => [member, at, 'Bookmarks'] as const),
  ] as const) {
    const release = await holdsBack(person, scripts)
    await person.page.goto(path, { waitUntil: 'commit' })
    await person.seesA('link', 'Explore')
    await person.seesA('link', link)
    await expect(person.page.getByRole('main').getByRole('status').filter({ visible: true }).first()).toBeVisible()
    await release()
  }
})

test('a logged-in user sees their own navigation before the scripts have loaded, light and dark', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada <b>Finch')
  const person = await visitor({ as: ada })
  await holdsBack(person, scripts)
  for (const mode of modes) {
    await person.page.emulateMedia({ colorScheme: mode })
    await person.page.goto('/home', { waitUntil: 'commit' })
    await person.seesA('link', 'Home')
    await person.sees('Ada <b>Finch')
    await expect(person.page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/profile/${ada.username}`)
    await person.doesNotSee(person.page.getByRole('link', { name: 'Log in' }), {
      but: person.page.getByRole('link', { name: 'Bookmarks' }),
    })
    await person.seesA('button', mode === 'dark' ? 'Light mode' : 'Dark mode')
    const background = mode === 'dark' ? 'rgb(15, 18, 21)' : 'rgb(255, 255, 255)'
    await expect(person.page.locator('html')).toHaveCSS('background-color', background)
    await person.page.evaluate(() => localStorage.setItem('mode', 'dark'))
  }
  await person.page.unrouteAll({ behavior: 'ignoreErrors' })
})

test("the shell has the member's own picture, small, and nothing in it moves when the app replaces it", async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt' })
  const release = await holdsBack(person, scripts)
  await person.page.goto('/home', { waitUntil: 'commit' })
  await person.seesA('link', 'Home')
  const picture = person.page.locator('.member-shell header img')
  const loaded = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(loaded).toMatch(/\/media\/seed\/avatar-maren\/96\.webp$/)
  // Elements as wide as the window are below the columns, which grow with their content.
  const columns = async () => (await places(person)).filter((place) => place.at(-1) !== 1366)
  const before = await columns()
  await release()
  await person.seesA('heading', 'Home')
  expect(await columns()).toEqual(before)
})

test('a page is shown as soon as its code has loaded', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.page.addInitScript(dropsPauses)
  for (const visit of ['cold', 'warm']) {
    await person.opens('/home')
    await expect(person.page.getByRole('article').first(), visit).toBeVisible()
  }
})

test('nothing moves while a page loads, with motion', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const post = await ada.writes('A row of swallows on the wire')
  for (const answer of ['One flew', 'Two stayed', 'Three came']) await ada.answers(post, answer)
  const person = await visitor({ as: ada, width: 375, motion: true })
  await person.page.addInitScript(notesShifts)
  const pages: [string, Locator][] = [
    [`/post/${post}`, person.page.getByRole('img', { name: 'That is all' })],
    ['/', person.page.getByRole('region', { name: 'Who to follow' }).getByRole('button').first()],
  ]
  for (const [path, end] of pages) {
    await person.opens(path)
    await expect(end).toBeVisible()
    expect({ path, shifts: await person.page.evaluate(() => window.shifts) }).toEqual({ path, shifts: [] })
  }
})

test('nothing moves when the notification settings arrive late', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer(), width: 375 })
  await person.page.addInitScript(notesShifts)
  const release = await holds(person, 'NotificationSettings')
  await person.page.goto('/settings')
  await person.seesA('heading', 'Delete account')
  release()
  await person.seesA('checkbox', 'New followers')
  expect(await person.page.evaluate(() => window.shifts)).toEqual([])
})

/** Runs before the page's scripts. Drops React's timer, which delays loaded parts by up to 300 ms. */
function dropsPauses(): void {
  const start = window.setTimeout.bind(window)
  const drops = (...[then, ms = 0]: Parameters<typeof start>) => (ms > 10 && ms <= 300 ? 0 : start(then, ms))
  Object.assign(window, { setTimeout: drops })
}

function places({ page }: Person) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('nav[aria-label="Main"] a, main, aside'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width }) => [x, y, width]),
  )
}
