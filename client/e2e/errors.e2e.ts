import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { breaks } from './breaks.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('what is not there says so, and its arrow leads back', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [/status of 404/] })
  for (const [path, words] of [
    ['/post/%E0%A4%A', 'This Tweet is not here'],
    ['/profile/%E0', "This account doesn't exist"],
    ['/profile/nobody_here', 'There is nobody called @nobody_here.'],
    ['/hashtag/%E0%A4%A', 'This is not a hashtag'],
    ['/hashtag/42', 'This is not a hashtag'],
    ['/no/such/%E0', 'Sorry no results found!'],
    ['/post/no-such-post', 'This Tweet is not here'],
  ] as const) {
    expect((await guest.page.goto(path))?.status()).toBe(404)
    await guest.sees(words)
  }
  await guest.doesNotSee(guest.page.getByRole('button', { name: 'Retry' }), { but: 'This Tweet is not here' })
  await guest.page.getByRole('main').getByRole('link', { name: 'Explore' }).click()
  await guest.isOn('/')
  await guest.opens('/no/such/page')
  await guest.sees('Sorry no results found!')
  await guest.clicks('button', 'Back')
  await guest.isOn('/')
})

test('a page that crashes shows a message, keeps the draft, offers a way home, and can be reloaded', async ({
  visitor,
}) => {
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

  await person.page.goto('/bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')
  await person.clicks('link', 'Bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.page.unrouteAll()
  await person.clicks('button', 'Reload')
  await person.seesA('heading', 'Bookmarks')
})

const breaksBookmarks = (person: Person) => breaks(person, 'BookmarksPage')

const overlays: [part: string, open: (person: Person) => Promise<void>, leave: 'Escape' | 'Close'][] = [
  ['VerifiedPage', (person) => person.clicks('link', 'Verified'), 'Escape'],
  ['PostDialogs', (person) => person.clicks('button', 'Tweet'), 'Close'],
  ['ShortcutsHelp', (person) => person.presses('?'), 'Escape'],
  ['OpenMenu', (person) => person.page.getByRole('button', { name: 'More' }).first().click(), 'Close'],
]

test('a crash of a dialog, the composer or a menu keeps the page behind it, and can be closed', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
  for (const [part] of overlays) await breaks(person, part)
  await person.opens('/bookmarks')
  await person.sees('Bookmarks')
  // A page that was rendered anew would lack this mark.
  const heading = person.page.getByRole('heading', { name: 'Bookmarks' })
  await heading.evaluate((element) => element.setAttribute('data-before', ''))
  const error = person.dialog('Unexpected Application Error!')
  for (const [part, open, leave] of overlays) {
    await open(person)
    await expect(error, part).toBeVisible()
    if (part === 'VerifiedPage') expect(await person.barriers()).toEqual([])
    if (leave === 'Escape') await person.presses('Escape')
    else await person.clicks('button', 'Close')
    await expect(error, part).toHaveCount(0)
    await person.isOn('/bookmarks')
  }
  await expect(heading).toHaveAttribute('data-before', '')
})

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

test('without a connection one message appears, nothing moves, and a page whose script did not load says so until the connection is back', async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/Failed to load resource/, /PartMissing/, /WebSocket/] })
  await person.page.route(/BookmarksPage-.*\.js$/, (route) => route.abort())
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
  await person.presses('Escape')
  await person.leavesDialog('New Tweet')
  await person.clicks('link', 'Bookmarks')
  await person.sees('This part of the app needs a connection.')
  await person.page.unrouteAll()
  await person.page.context().setOffline(false)
  await person.seesA('heading', 'Bookmarks')
  await expect(person.page.getByText(/offline/)).toHaveCount(0)
})
