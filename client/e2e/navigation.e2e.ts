import { deepEqual } from 'node:assert/strict'
import { becomes } from './becomes.ts'
import { lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { scenario } from './scenario.ts'

scenario('the navigation offers members their places and a Tweet button', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await becomes(() => places(person), ['Home', 'Explore', 'Bookmarks', 'Verified', 'Profile', 'Dark mode'])
  await becomes(
    () => person.page.getByRole('link', { name: 'Explore', exact: true }).getAttribute('aria-current'),
    'page',
  )
  await becomes(() => person.page.getByRole('link', { name: 'Home', exact: true }).getAttribute('aria-current'), null)

  await person.clicks('button', 'Tweet')
  await person.dialog('New Tweet').waitFor()
  await person.presses('Escape')
  await person.clicks('link', 'Profile')
  await person.isOn('/profile/maren_holt')
  await person.clicks('link', 'Twitter')
  await person.isOn('/home')
})

scenario(
  'the navigation offers guests Explore, Settings and the mode, and the logo leads to Explore',
  async ({ visitor }) => {
    const guest = await visitor()
    await guest.opens('/profile/maren_holt')
    await becomes(() => places(guest), ['Explore', 'Settings', 'Dark mode'])
    await becomes(() => guest.page.getByRole('button', { name: 'Tweet', exact: true }).count(), 0)
    await becomes(() => guest.page.getByRole('button', { name: /^Account/ }).count(), 0)
    await guest.clicks('link', 'Twitter')
    await guest.isOn('/')
  },
)

scenario('Settings leads to log in and says that it is to come', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/')
  await guest.clicks('button', 'Settings')
  await guest.isOn('/login')
  await guest.hears('Custom settings coming soon!')
})

scenario('labels give way to icons below 1200 px', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', width: 1200 })
  await person.opens('/')
  const label = person.page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Bookmarks')
  const width = async () => (await label.boundingBox())?.width ?? 0
  await becomes(async () => (await width()) > 10, true)

  await person.page.setViewportSize({ width: 1199, height: 900 })
  await becomes(async () => (await width()) > 10, false)
  await person.clicks('link', 'Bookmarks')
  await person.isOn('/bookmarks')
})

scenario('below 700 px the navigation is at the bottom, without logo, Verified and Tweet', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', width: 700 })
  await person.opens('/')
  const bottom = person.page.getByRole('navigation', { name: 'Main, at the bottom' })
  await becomes(() => bottom.isVisible(), false)

  await person.page.setViewportSize({ width: 699, height: 812 })
  await bottom.waitFor()
  await becomes(
    () => bottom.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLElement).title)),
    ['Home', 'Explore', 'Bookmarks', 'Profile'],
  )
  await becomes(() => person.page.getByRole('link', { name: 'Twitter' }).count(), 0)
  await becomes(() => person.page.getByRole('button', { name: 'Tweet', exact: true }).count(), 0)
  await bottom.getByRole('link', { name: 'Bookmarks' }).click()
  await person.isOn('/bookmarks')
  await bottom.getByRole('button', { name: 'Account of @maren_holt' }).click()
  await person.clicks('menuitem', 'Log out @maren_holt')
  await person.isOn('/logout')
})

scenario('the account popup leads to log in and log out, and closes when the page changes', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await person.clicks('link', 'Bookmarks')
  await person.isOn('/bookmarks')
  await person.clicks('button', 'Account of @maren_holt')
  await person.seesA('menuitem', 'Add an existing account')
  await becomes(
    () => person.page.getByRole('menuitem').allInnerTexts(),
    ['Add an existing account', 'Log out @maren_holt'],
  )
  await person.goesBack()
  await person.isOn('/')
  await person.page.getByRole('menu').waitFor({ state: 'detached' })

  await person.clicks('button', 'Account of @maren_holt')
  await person.clicks('menuitem', 'Add an existing account')
  await person.isOn('/login')
  await person.page.getByRole('menu').waitFor({ state: 'detached' })
})

scenario('the mode flips, is remembered, and is right before the app has loaded', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [lostCalls] })
  await guest.opens('/')
  const mode = () => guest.page.evaluate(() => document.documentElement.dataset['mode'])
  await guest.clicks('button', 'Dark mode')
  await guest.seesA('button', 'Light mode')
  deepEqual([await mode(), await guest.keeps('mode')], ['dark', 'dark'])

  await guest.page.route('**/assets/*.js', (route) => route.abort())
  await guest.page.goto('/', { waitUntil: 'commit' })
  await guest.page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark')
  await guest.page.unrouteAll()
  await guest.opens('/')
  await guest.clicks('button', 'Light mode')
  deepEqual([await mode(), await guest.keeps('mode')], ['light', 'light'])
})

scenario('the mode flips in all tabs', async ({ visitor }) => {
  const guest = await visitor({ mode: 'dark' })
  await guest.opens('/')
  const other = await guest.opensTab()
  await other.opens('/login')
  await guest.clicks('button', 'Light mode')
  await other.page.locator('html[data-mode="light"]').waitFor()
})

scenario('guests are invited by a bar at the bottom and a prompt at the side, members are not', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/')
  const bar = guest.page.getByRole('complementary', { name: 'Join Twitter' })
  await bar.getByText("Don't miss what's happening", { exact: true }).waitFor()
  await bar.getByText('People on Twitter are the first to know.', { exact: true }).waitFor()
  await bar.getByRole('link', { name: 'Log in' }).click()
  await guest.isOn('/login')
  await guest.goesBack()
  await bar.getByRole('link', { name: 'Sign up' }).click()
  await guest.isOn('/signup')
  await guest.goesBack()
  const side = guest.page.getByRole('complementary', { name: 'Join', exact: true })
  await side.getByText('New to Twitter?').waitFor()
  await side.getByRole('link', { name: 'Sign up' }).click()
  await guest.isOn('/signup')

  const member = await visitor({ as: 'maren_holt' })
  await member.opens('/')
  await member.seesA('combobox', 'Search Twitter')
  await becomes(() => member.page.getByText("Don't miss what's happening").count(), 0)
  await becomes(() => member.page.getByText('New to Twitter?').count(), 0)
})

scenario('in a low window, such as a phone on its side, nothing covers the posts', async ({ visitor }) => {
  const guest = await visitor()
  for (const size of [
    { width: 667, height: 375 },
    { width: 341, height: 192 },
  ]) {
    await guest.page.setViewportSize(size)
    await guest.opens('/')
    await guest.page.evaluate(() => window.scrollTo(0, 400))
    // The navigation may take a fifth.
    await becomes(() => guest.page.evaluate(isPostAt, [0.02, 0.25, 0.5, 0.78]), [true, true, true, true])
  }
  const bar = guest.page.getByRole('complementary', { name: 'Join Twitter' })
  await bar.getByRole('link', { name: 'Sign up' }).click()
  await guest.isOn('/signup')
})

scenario('every page names the tab and takes the focus to its heading', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/home')
  await becomes(() => person.page.title(), 'Home / Twitter')
  for (const [link, title] of [
    ['Explore', 'Explore'],
    ['Bookmarks', 'Bookmarks'],
    ['Profile', 'Ada Finch'],
  ] as const) {
    await person.clicks('link', link)
    await person.seesA('heading', title)
    await person.page.locator('h1:focus').waitFor()
    await becomes(async () => (await person.page.title()).startsWith(title), true)
  }
})

scenario('the first Tab on a page offers to skip to its content', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/bookmarks')
  await person.presses('Tab')
  await becomes(() => person.focused(), 'Skip to content')
  await person.presses('Enter')
  await person.page.locator('main:focus').waitFor()
})

/** What the navigation at the left offers, from the top. */
async function places({ page }: Person): Promise<string[]> {
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  await navigation.waitFor()
  return navigation.locator('a, button').allInnerTexts()
}

/** Whether a post is what one sees in the middle of the window, at each of these parts of its height. */
function isPostAt(heights: number[]): boolean[] {
  return heights.map((part) => {
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part)
    return Boolean(seen?.closest('article'))
  })
}
