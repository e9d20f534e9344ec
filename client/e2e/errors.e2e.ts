import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('an address that leads nowhere says so, and its arrow leads back', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [/status of 404/] })
  await guest.opens('/profile/maren_holt')
  await guest.opens('/no/such/page')
  await guest.sees('Sorry no results found!')
  await guest.clicks('button', 'Back')
  await guest.isOn('/')
})

test('an address that cannot be decoded leads nowhere, too', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [/status of 404/] })
  for (const [path, words] of [
    ['/post/%E0%A4%A', 'This Tweet is not here'],
    ['/profile/%E0', "This account doesn't exist"],
    ['/hashtag/%E0%A4%A', 'This is not a hashtag'],
    ['/no/such/%E0', 'Sorry no results found!'],
  ] as const) {
    expect((await guest.page.goto(path))?.status()).toBe(404)
    await guest.sees(words)
  }
})

test('a page that breaks says so, keeps what was being written, and leads home', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), tolerates: [/./] })
  await breaksBookmarks(person)
  const draft = unique('Half a thought')
  await person.opens('/home')
  await person.types('Tweet text', draft)
  await person.page.evaluate(() => history.pushState({ idx: 1 }, '', '/bookmarks'))
  await person.page.reload()
  await person.sees('Unexpected Application Error!')
  await person.seesA('link', 'Bookmarks')
  expect(await person.barriers()).toEqual([])

  await person.clicks('button', 'Go to Explore')
  await person.isOn('/')
  await person.clicks('link', 'Home')
  await expect(person.field('Tweet text')).toHaveValue(draft)
})

test('a page that broke can be loaded again', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
  await breaksBookmarks(person)
  await person.page.goto('/bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.page.unrouteAll()
  await person.clicks('button', 'Reload')
  await person.seesA('heading', 'Bookmarks')
})

test('a page whose script could not be fetched says so, and comes when the connection is back', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/Failed to load resource/, /PartMissing/] })
  // From the start: scripts are fetched ahead when the browser is idle.
  await person.page.route(/BookmarksPage-.*\.js$/, (route) => route.abort())
  await person.opens('/')
  await person.page.context().setOffline(true)
  await person.clicks('link', 'Bookmarks')
  await person.sees('This part of the app needs a connection.')
  await person.page.unrouteAll()
  await person.page.context().setOffline(false)
  await person.seesA('heading', 'Bookmarks')
})

/** Lets the script of the bookmarks page through with a mistake in it. */
async function breaksBookmarks({ page }: Person): Promise<void> {
  const body = 'export default () => { throw new Error("broken") }'
  await page.route(/BookmarksPage-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

test('a page that breaks leaves the navigation, which leads on', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
  await breaksBookmarks(person)
  await person.page.goto('/bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')
})

test('a server that fails is named, not the connection of the reader', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [/status of 502/] })
  await guest.page.route('**/graphql', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await guest.page.goto('/')
  await guest.sees('The server has a problem. Try again in a moment.')
  await guest.page.unroute('**/graphql')
  await guest.clicks('button', 'Retry')
  await expect(guest.page.getByRole('feed')).toBeVisible()
})

test('a browser without a connection says so once, and moves nothing', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/ERR_INTERNET_DISCONNECTED/] })
  await person.opens('/home')
  const first = person.page.getByRole('article').first()
  const before = await first.boundingBox()
  await person.page.context().setOffline(true)
  await expect(person.page.getByText(/offline/)).toHaveCount(1)
  expect(await first.boundingBox()).toEqual(before)
  await person.presses('n')
  await expect(person.dialog('New Tweet')).toBeVisible()
  await expect(person.page.getByText(/offline/)).toHaveCount(1)
  await person.page.context().setOffline(false)
  await expect(person.page.getByText(/offline/)).toHaveCount(0)
})
