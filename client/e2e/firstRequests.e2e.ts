import { expect } from '@playwright/test'
import { holdsBack, listensTo } from './network.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

/** The app's script. While it is blocked, only the page itself sends requests. */
const app = /\/assets\/app-[^/]*\.js$/

const profile = '/profile/maren_holt'

/** Paths, the scripts of their pages (that of Explore is in the app's) and their queries. */
const pages = [
  ['/', null, 'Explore'],
  ['/home?filter=trending', 'HomePage', 'Home'],
  ['/bookmarks', 'BookmarksPage', 'Bookmarks'],
  [profile, 'ProfilePage', 'ProfileTweets'],
  [`${profile}?tab=likes`, 'ProfilePage', 'ProfileLikes'],
  ['/Profile/maren_holt/?tab=replies', 'ProfilePage', 'ProfileReplies'],
  ['/hashtag/Linnet', 'HashtagPage', 'Hashtag'],
  ['/verified', 'VerifiedPage', 'Explore'],
] as const

test('a page requests its code and data once, before the app has started', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  const asked = listensTo(person)
  for (const [path, chunk, operation] of pages) {
    asked.length = 0
    const release = await holdsBack(person, app)
    const code = chunk && person.page.waitForRequest((request) => request.url().includes(`/assets/${chunk}-`))
    await person.page.goto(path, { waitUntil: 'commit' })
    await code
    await expect.poll(() => asked, path).toEqual(['Viewer', operation])
    await release()
    await expect(person.page.locator('.member-shell')).toHaveCount(0)
    const main = person.page.locator('main')
    await expect(main.locator('h1, h2').first()).toBeVisible()
    await expect(main.locator('[role="status"][aria-label^="Loading"]').filter({ visible: true })).toHaveCount(0)
    expect(asked.filter((name) => name === 'Viewer' || name === operation)).toEqual(['Viewer', operation])
  }
  await person.waits()
  expect(asked.filter((name) => name === 'Viewer' || name === 'Explore')).toEqual(['Viewer', 'Explore'])
})

test('a wrong cookie is corrected before the page is shown, and a member whose browser keeps none gets their page', async ({
  visitor,
}) => {
  const ada = await visitor({ as: 'maren_holt' })
  await ada.page.context().clearCookies()
  const tab = await ada.opensTab()
  await tab.page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
  await tab.opens('/home')
  await tab.seesA('heading', 'Home')
  await tab.page.close()

  await comesTo(ada, 'member')
  await ada.page.evaluate(() => localStorage.removeItem('token'))
  await comesTo(ada, 'guest')
})

/** Opens a page that the server never renders. Without the app's script it must show the right placeholder. */
async function comesTo(person: Person, viewer: 'guest' | 'member'): Promise<void> {
  const release = await holdsBack(person, app)
  await person.page.goto('/login', { waitUntil: 'commit' })
  await expect(person.page.locator(`.${viewer}-shell`)).toHaveCount(1)
  await expect(person.page.getByRole('link', { name: 'Bookmarks' })).toHaveCount(viewer === 'member' ? 1 : 0)
  await release()
  await person.waits()
}
