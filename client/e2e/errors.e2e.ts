import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { graphql } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('an unknown address shows a message, and its arrow leads back', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [/status of 404/] })
  await guest.opens('/profile/maren_holt')
  await guest.opens('/no/such/page')
  await guest.sees('Sorry no results found!')
  await guest.clicks('button', 'Back')
  await guest.isOn('/')
})

test('an address that cannot be decoded is not found', async ({ visitor }) => {
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

test('a page that crashes shows a message, keeps the draft, and offers a way home', async ({ visitor }) => {
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

test('a page that crashed can be reloaded', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
  await breaksBookmarks(person)
  await person.page.goto('/bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.page.unrouteAll()
  await person.clicks('button', 'Reload')
  await person.seesA('heading', 'Bookmarks')
})

test('a page whose script did not load shows a message, and appears when the connection is back', async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/Failed to load resource/, /PartMissing/, /WebSocket/] })
  // This must come before the first page, because idle browsers prefetch scripts.
  await person.page.route(/BookmarksPage-.*\.js$/, (route) => route.abort())
  await person.opens('/')
  await person.page.context().setOffline(true)
  await person.clicks('link', 'Bookmarks')
  await person.sees('This part of the app needs a connection.')
  await person.page.unrouteAll()
  await person.page.context().setOffline(false)
  await person.seesA('heading', 'Bookmarks')
})

const breaksBookmarks = (person: Person) => breaks(person, 'BookmarksPage')

/** Replaces the script of a part of the app with one that throws. */
async function breaks({ page }: Person, part: string): Promise<void> {
  // The build may call the component by one letter.
  const names = ['default', ...'abcdefghijklmnopqrstuvwxyz'].map((name) => `broken as ${name}`)
  const body = `const broken = () => { throw new Error("broken") }; export { ${names.join(', ')} }`
  await page.route(new RegExp(`/${part}-.*\\.js$`), (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

const overlays: [what: string, part: string, open: (person: Person) => Promise<void>][] = [
  ['a dialog with an address', 'VerifiedPage', (person) => person.clicks('link', 'Verified')],
  ['the composer', 'PostDialogs', (person) => person.clicks('button', 'Tweet')],
  ['the keyboard help', 'ShortcutsHelp', (person) => person.presses('?')],
  ['a menu', 'OpenMenu', (person) => person.page.getByRole('button', { name: 'More' }).first().click()],
]

for (const [what, part, open] of overlays) {
  test(`a crash of ${what} keeps the page behind it, and can be closed`, async ({ visitor }) => {
    const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
    await breaks(person, part)
    await person.opens('/bookmarks')
    await person.sees('Bookmarks')
    // A newly rendered page would not have this mark.
    const heading = person.page.getByRole('heading', { name: 'Bookmarks' })
    await heading.evaluate((element) => element.setAttribute('data-before', ''))
    for (const leave of ['Escape', 'Close'] as const) {
      await open(person)
      await expect(person.dialog('Unexpected Application Error!')).toBeVisible()
      if (leave === 'Escape') {
        expect(await person.barriers()).toEqual([])
        await person.presses('Escape')
      } else await person.clicks('button', 'Close')
      await person.leavesDialog('Unexpected Application Error!')
      await person.isOn('/bookmarks')
    }
    await expect(heading).toHaveAttribute('data-before', '')
  })
}

test('a browser that forbids storage shows the app and lets a user log in', async ({ visitor }) => {
  const person = await visitor()
  await person.page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await person.opens('/')
  await person.clicks('button', 'Close')
  await person.doesNotSee("Don't miss what's happening", { but: 'Explore' })
  await person.clicks('button', /dark mode/i)
  await person.page.getByRole('link', { name: 'Log in' }).first().click()
  const ada = await newcomer('Ada Finch')
  await person.types('Username', ada.username)
  await person.types('Password', ada.password)
  await person.page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await person.isOn('/home')
  await person.types('Tweet text', 'Kept in memory')
  await person.clicks('link', 'Explore')
  await person.clicks('link', 'Home')
  await expect(person.field('Tweet text')).toHaveValue('Kept in memory')
})

test('the navigation still works beside a page that crashed', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
  await breaksBookmarks(person)
  await person.page.goto('/bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')
})

test('a failing server is blamed, and not the connection of the user', async ({ visitor }) => {
  const guest = await visitor({ as: 'maren_holt', tolerates: [/status of 502/] })
  await guest.page.route(graphql, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await guest.page.goto('/')
  await guest.sees('The server has a problem. Try again in a moment.')
  await guest.page.unroute(graphql)
  await guest.clicks('button', 'Retry')
  await expect(guest.page.getByRole('feed')).toBeVisible()
})

test('without a connection one message appears, and nothing moves', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/ERR_INTERNET_DISCONNECTED/] })
  await person.opens('/home')
  await person.presses('n')
  await expect(person.dialog('New Tweet')).toBeVisible()
  await person.presses('Escape')
  await person.leavesDialog('New Tweet')
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
