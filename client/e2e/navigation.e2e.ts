import { expect } from '@playwright/test'
import { holdsBack, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('members find their pages, which set the title, focus their heading and can be skipped to, a Tweet button and an account popup, but no invitation', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await expect(person.page).toHaveTitle('Home / Twitter')
  await person.presses('Tab')
  await expect.poll(() => person.focused()).toEqual('Skip to content')
  await person.presses('Enter')
  await expect(person.page.locator('main:focus')).toBeVisible()
  for (const [link, title] of [
    ['Explore', 'Explore'],
    ['Bookmarks', 'Bookmarks'],
    ['Profile', 'Ada Finch'],
  ] as const) {
    await person.clicks('link', link)
    await person.seesA('heading', title)
    await expect(person.page.locator('h1:focus')).toBeVisible()
    await expect.poll(async () => (await person.page.title()).startsWith(title)).toEqual(true)
  }
  await person.page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(person.page.locator('main:focus')).toBeVisible()
  await person.clicks('button', 'Back')
  await person.isOn('/bookmarks')

  await person.opens('/')
  const account = person.page.getByRole('button', { name: `Account of @${ada.username}` })
  await person.doesNotSee("Don't miss what's happening", { but: account })
  await person.doesNotSee('New to Twitter?', { but: person.page.getByRole('combobox', { name: 'Search Twitter' }) })
  await expect
    .poll(() => places(person))
    .toEqual(['Home', 'Explore', 'Notifications', 'Bookmarks', 'Verified', 'Profile', 'Settings', 'Dark mode'])
  await expect(person.page.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(person.page.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute('aria-current')

  await person.clicks('button', 'Tweet')
  await expect(person.dialog('New Tweet')).toBeVisible()
  await person.presses('Escape')
  await person.clicks('link', 'Profile')
  await person.isOn(`/profile/${ada.username}`)
  await person.clicks('link', 'Twitter')
  await person.isOn('/home')

  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await account.click()
  await person.seesA('menuitem', 'Add an existing account')
  await expect(person.page.getByRole('menuitem')).toHaveText(['Add an existing account', `Log out @${ada.username}`])
  await person.goesBack()
  await person.isOn('/home')
  await person.seesA('heading', 'Home')
  await expect(person.page.getByRole('menu')).toHaveCount(0)

  await account.click()
  await person.clicks('menuitem', 'Add an existing account')
  await person.isOn('/login')
  await expect(person.page.getByRole('menu')).toHaveCount(0)
})

test('below 1200 px the navigation shows icons without labels, below 700 px it is at the bottom, without logo, Verified and Tweet', async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt', width: 1200 })
  await person.opens('/')
  const label = person.page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Bookmarks')
  const width = async () => (await label.boundingBox())?.width ?? 0
  await expect.poll(async () => (await width()) > 10).toEqual(true)

  await person.page.setViewportSize({ width: 1199, height: 900 })
  await expect.poll(async () => (await width()) > 10).toEqual(false)

  await person.page.setViewportSize({ width: 700, height: 900 })
  const bottom = person.page.getByRole('navigation', { name: 'Main, at the bottom' })
  await person.doesNotSee(bottom, { but: person.page.getByRole('link', { name: 'Twitter' }) })
  await person.page.setViewportSize({ width: 699, height: 812 })
  await expect(bottom).toBeVisible()
  await expect
    .poll(() => bottom.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLElement).title)))
    .toEqual(['Home', 'Explore', 'Notifications', 'Bookmarks', 'Profile'])
  await person.doesNotSee(person.page.getByRole('link', { name: 'Twitter' }), { but: bottom })
  await person.doesNotSee(bottom.getByRole('button', { name: 'Tweet', exact: true }), { but: bottom })
  await bottom.getByRole('link', { name: 'Bookmarks' }).click()
  await person.isOn('/bookmarks')
  await expect(person.page.locator('h1:focus')).toHaveText('Bookmarks')
  await bottom.getByRole('button', { name: 'Account of @maren_holt' }).click()
  await person.clicks('menuitem', 'Log out @maren_holt')
  await person.isOn('/logout')
})

test('the mode can be switched, in all tabs, is remembered, and is set before the app has loaded', async ({
  visitor,
}) => {
  const guest = await visitor({ tolerates: [lostCalls] })
  const other = await guest.opensTab()
  await other.opens('/login')
  await guest.opens('/')
  const mode = () => guest.page.evaluate(() => document.documentElement.dataset['mode'])
  await guest.clicks('button', 'Dark mode')
  await guest.seesA('button', 'Light mode')
  expect([await mode(), await guest.keeps('mode')]).toEqual(['dark', 'dark'])
  await expect(other.page.locator('html[data-mode="dark"]')).toBeVisible()

  await guest.page.route('**/assets/*.js', (route) => route.abort())
  await guest.page.goto('/', { waitUntil: 'commit' })
  await guest.page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark')

  await guest.page.unrouteAll()
  await guest.opens('/')
  await guest.clicks('button', 'Light mode')
  expect([await mode(), await guest.keeps('mode')]).toEqual(['light', 'light'])
})

test('guests find Explore, Settings and the mode, and are invited by a prompt at the side and by a bar, whose forms open over the page, until they close it', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.opens('/profile/maren_holt')
  await expect.poll(() => places(guest)).toEqual(['Explore', 'Settings', 'Dark mode'])
  const settings = guest.page.getByRole('button', { name: 'Settings' })
  for (const name of [/^Tweet$/, /^Account/]) {
    await guest.doesNotSee(guest.page.getByRole('button', { name }), { but: settings })
  }
  const bar = guest.page.getByRole('complementary', { name: 'Join Twitter' })
  for (const [title, path] of [
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ] as const) {
    await bar.getByRole('link', { name: title }).click()
    await guest.isOn(path)
    await expect(guest.dialog(title)).toBeVisible()
    await expect(guest.page.getByText('Counts birds for a living')).toBeVisible()
    await guest.presses('Escape')
    await guest.isOn('/profile/maren_holt')
    await guest.leavesDialog(title)
  }
  await guest.clicks('link', 'Twitter')
  await guest.isOn('/')
  await expect(bar.getByText("Don't miss what's happening", { exact: true })).toBeVisible()
  await expect(bar.getByText('People on Twitter are the first to know.', { exact: true })).toBeVisible()
  await bar.getByRole('link', { name: 'Log in' }).click()
  await guest.isOn('/login')
  await guest.goesBack()
  await bar.getByRole('link', { name: 'Sign up' }).click()
  await guest.isOn('/signup')
  await guest.goesBack()
  const side = guest.page.getByRole('complementary', { name: 'Search and join' })
  await expect(side.getByText('New to Twitter?')).toBeVisible()
  await side.getByRole('link', { name: 'Sign up' }).click()
  await guest.isOn('/signup')
  await guest.goesBack()
  for (const width of [1024, 1240, 1366, 1920]) {
    await guest.page.setViewportSize({ width, height: 900 })
    const words = guest.page.getByText("Don't miss what's happening").locator('..')
    const indent = async () =>
      ((await words.boundingBox())?.x ?? NaN) - ((await guest.page.getByRole('main').boundingBox())?.x ?? NaN)
    await expect.poll(indent, `in ${width} pixels`).toBe(0)
  }
  await bar.getByRole('button', { name: 'Close' }).click()
  await guest.doesNotSee(bar, { but: guest.page.getByRole('heading', { name: 'Explore' }) })
  // It does not come back in this tab, not even before the app runs.
  const release = await holdsBack(guest, /\/assets\/.*\.js$/)
  await guest.page.reload({ waitUntil: 'commit' })
  await guest.doesNotSee(bar, { but: guest.page.getByRole('link', { name: 'Explore' }) })
  await release()
  await guest.doesNotSee(bar, { but: guest.page.getByRole('heading', { name: 'Explore' }) })

  await guest.opens('/login')
  await guest.dialog('Log in').getByRole('button', { name: 'Close' }).click()
  await guest.isOn('/')
})

test('in a low window, such as a phone on its side, nothing covers the posts', async ({ visitor }) => {
  const guest = await visitor()
  const showsPosts = async () => {
    await guest.page.evaluate(() => window.scrollTo(0, 400))
    // The navigation may cover a fifth of the height.
    await expect.poll(() => guest.page.evaluate(isPostAt, [0.02, 0.25, 0.5, 0.78])).toEqual([true, true, true, true])
  }
  await guest.page.setViewportSize({ width: 667, height: 375 })
  // This list never offers new posts, whose button would lie over it.
  await guest.opens('/?top=all')
  await showsPosts()
  await guest.page.setViewportSize({ width: 341, height: 192 })
  await showsPosts()
  const bar = guest.page.getByRole('complementary', { name: 'Join Twitter' })
  // The growing list moves the bar, so a mouse could miss the link.
  await bar.getByRole('link', { name: 'Sign up' }).press('Enter')
  await guest.isOn('/signup')
})

async function places({ page }: Person): Promise<string[]> {
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(navigation).toBeVisible()
  return navigation.locator('a, button').allInnerTexts()
}

function isPostAt(heights: number[]): boolean[] {
  return heights.map((part) => {
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part)
    return Boolean(seen?.closest('article'))
  })
}
