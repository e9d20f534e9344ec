import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('in a list, the whole text of a post can be read however large or small the letters are', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [wide, tall] = [`${unique('Wide')} ${'W'.repeat(100)}`, unique('Tall')]
  await ada.writes(wide)
  await ada.writes(Array.from({ length: 15 }, (_, line) => (line === 0 ? tall : `Line ${line}`)).join('\n'))
  const person = await visitor({ width: 320 })
  await person.opens(`/profile/${ada.username}`)
  const more = person.post(tall).getByRole('button', { name: 'Show more' })
  await expect(more).toBeVisible()
  /** What a browser's setting for its letters does. */
  const enlarges = (percent: number) =>
    person.page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${percent}%`)

  await enlarges(75)
  const text = person.post(tall).locator('p[dir]')
  await expect.poll(() => text.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(200)
  await expect(more).toBeVisible()
  await more.click()
  await expect(text.getByText('Line 14')).toBeInViewport()

  await enlarges(200)
  const isWhole = () =>
    person
      .post(wide)
      .locator('p[dir]')
      .evaluate((one) => one.scrollHeight <= one.clientHeight)
  await expect.poll(isWhole).toBe(true)
})

test('a swipe moves from one picture to the next; while one is zoomed in, a finger moves it instead', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const content = unique('Zoom')
  const images = ['hills-at-dusk', 'linnet-on-a-wire'].map((name) => ({ url: `/media/seed/${name}.webp` }))
  await ada.writes(content, { images })
  const person = await visitor({ width: 375 })
  await person.opens(`/profile/${ada.username}`)
  await person.post(content).getByRole('button', { name: 'Open image 1' }).tap()
  await expect(person.dialog('Image 1 of 2')).toBeVisible()
  await person.swipes(300, 80)
  await expect(person.dialog('Image 2 of 2')).toBeVisible()
  await person.swipes(80, 300)
  await expect(person.dialog('Image 1 of 2')).toBeVisible()

  const devtools = await person.page.context().newCDPSession(person.page)
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 })
  const viewport = () => person.page.evaluate(() => [window.visualViewport?.scale, window.visualViewport?.offsetLeft])
  await expect.poll(viewport).toEqual([3, 0])

  await person.swipes(300, 100)
  await expect.poll(async () => (await viewport())[1]).toBeGreaterThan(20)
  await expect(person.dialog('Image 1 of 2')).toBeVisible()
})

test('text has the size that the reader chose in the browser; at twice the usual one nothing is wider than a narrow window', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const person = await visitor({ as: ada, width: 320 })
  const devtools = await person.page.context().newCDPSession(person.page)
  // The browser's own setting, which media queries in em follow.
  const chooses = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await chooses(32)
  for (const path of ['/home', '/settings', `/profile/${ada.username}`, `/profile/${bea.username}`]) {
    await person.opens(path)
    const widest = () => person.page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(widest, path).toBe(320)
    if (path !== '/home') continue
    const isCut = () => person.page.locator('main h1').evaluate((title) => title.scrollWidth > title.clientWidth)
    expect(await isCut()).toBe(false)
  }

  const { user } = await asks<{ user: { id: string } }>('{ user(username: "maren_holt") { id } }')
  await ada.follows(user)
  await chooses(24)
  await person.opens('/home')
  const card = person.page.getByRole('article').first()
  await expect(card.locator('p[dir]')).toHaveCSS('font-size', '22.5px')
  await expect(card.locator('p[dir]')).toHaveCSS('line-height', '30px')
  // Avatars keep their size.
  expect((await card.locator('img').first().boundingBox())?.width).toBe(40)
  expect(await person.overhang()).toBe(0)
  expect(await person.barriers()).toEqual([])
})
