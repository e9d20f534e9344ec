import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { showsIn } from './modes.ts'
import { holdsBack } from './network.ts'
import { newcomer, type Newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const words = 'Something to act upon'

type Dialog = {
  title: string
  opens: (person: Person) => Promise<void>
  /** The element that gets the focus back when the dialog closes. */
  from?: string
}

const ofTweets: Dialog[] = [
  { title: 'New Tweet', opens: (person) => person.clicks('button', 'Tweet'), from: 'Tweet' },
  { title: 'Reply', opens: (person) => person.acts('Reply', words), from: 'Reply' },
  { title: 'Edit Tweet', opens: (person) => picks(person, 'Edit') },
  { title: 'Delete this Tweet?', opens: (person) => picks(person, 'Delete') },
]

const others: Dialog[] = [
  { title: 'Edit profile', opens: (person) => person.clicks('button', 'Edit Profile'), from: 'Edit Profile' },
  { title: 'Followers', opens: (person) => person.clicks('link', '0 Followers') },
  { title: 'Keyboard shortcuts', opens: (person) => person.presses('?') },
]

const ofGuests: Dialog[] = [{ title: 'Join Twitter', opens: (person) => person.acts('Like', words), from: 'Like' }]

for (const [which, dialogs] of [
  ['dialogs to write, edit and delete Tweets', ofTweets],
  ['other dialogs of members', others],
  ['dialogs of guests', ofGuests],
] as const) {
  test(`${which} keep the focus, close by Escape and Back, and are accessible`, async ({ visitor }) => {
    const ada = await newcomer('Ada Finch')
    await ada.writes(unique(words))
    const person = await visitor({ ahead: true, ...(dialogs !== ofGuests && { as: ada }) })
    const code: string[] = []
    person.page.on('request', (request) => void code.push(request.url()))
    const found: string[] = []
    await person.opens(profileOf(ada))
    for (const dialog of dialogs) {
      const { title } = dialog
      const audits = async (look: string) =>
        found.push(...(await person.barriers()).map((barrier) => `${title}, ${look}: ${barrier}`))
      await dialog.opens(person)
      await expect(person.dialog(title)).toBeVisible()
      await audits('wide, light')
      // Colours do not depend on the width.
      await showsIn('dark', person)
      await person.page.setViewportSize({ width: 375, height: 900 })
      await audits('narrow, dark')
      await person.page.setViewportSize({ width: 1366, height: 900 })
      await showsIn('light', person)
      for (let presses = 0; presses < 8; presses++) {
        await person.presses('Tab')
        await expect(person.dialog(title).locator(':focus')).toHaveCount(1)
      }
      await person.presses('Escape')
      await person.leavesDialog(title)
      await person.isOn(profileOf(ada))
      if (dialog.from) await person.hasFocusOn(dialog.from)

      await dialog.opens(person)
      await expect(person.dialog(title)).toBeVisible()
      await person.goesBack()
      await person.leavesDialog(title)
      await person.isOn(profileOf(ada))
    }
    expect(found).toEqual([])
    // A guest who is asked to join does not wait for code that only members need.
    const hasLoaded = (name: string) => code.some((url) => url.includes(`/assets/${name}-`) && url.endsWith('.js'))
    await expect.poll(() => hasLoaded(dialogs === ofGuests ? 'JoinDialog' : 'PostDialogs')).toBe(true)
    expect(hasLoaded(dialogs === ofGuests ? 'PostDialogs' : 'JoinDialog')).toBe(false)
  })
}

test('a dialog says that its code is loading, and opens once, however often its button is pressed', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes(unique(words))
  const person = await visitor({ as: ada, width: 375 })
  await person.opens(profileOf(ada))
  const arrive = await holdsBack(person, /\/assets\/PostDialogs-.*\.js$/)
  await person.acts('Reply', words)
  const loading = person.page.getByRole('status', { name: 'Loading' })
  await expect(loading).toBeVisible()
  await person.acts('Reply', words)
  await arrive()
  await expect(person.dialog('Reply')).toBeVisible()
  await expect(loading).toHaveCount(0)
  await person.presses('Escape')
  await person.leavesDialog('Reply')
  await person.isOn(profileOf(ada))
})

test('the log-in and sign-up forms open over the current page, and closing them leads back there', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.opens('/profile/maren_holt')
  for (const [title, path] of [
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ] as const) {
    await guest.page.getByRole('complementary', { name: 'Join Twitter' }).getByRole('link', { name: title }).click()
    await guest.isOn(path)
    await expect(guest.dialog(title)).toBeVisible()
    await expect(guest.page.getByText('Counts birds for a living')).toBeVisible()
    await guest.presses('Escape')
    await guest.isOn('/profile/maren_holt')
    await guest.leavesDialog(title)
  }
  await guest.opens('/login')
  // The bar at the bottom of a guest's page has a Close button too.
  await guest.dialog('Log in').getByRole('button', { name: 'Close' }).click()
  await guest.isOn('/')
})

test('who is asked to join, opens the log-in form and closes it is back at the button that asked', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes(unique(words))
  const guest = await visitor()
  await guest.opens(profileOf(ada))
  for (const code of ['loads with it', 'is there']) {
    await guest.acts('Like', words)
    await guest.dialog('Join Twitter').getByRole('link', { name: 'Log in' }).click()
    await expect(guest.field('Username'), `The code ${code}.`).toBeFocused()
    await guest.presses('Escape')
    await guest.leavesDialog('Log in')
    await guest.isOn(profileOf(ada))
    await guest.hasFocusOn('Like')
  }
})

const profileOf = ({ username }: Newcomer) => `/profile/${username}`

async function picks(person: Person, item: string): Promise<void> {
  await person.opensMenuOf(words)
  await person.clicks('menuitem', item)
}
