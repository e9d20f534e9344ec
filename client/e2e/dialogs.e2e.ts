import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer, type Newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const words = 'Something to act upon'

type Dialog = {
  title: string
  by: 'owner' | 'guest'
  opens: (person: Person) => Promise<void>
  /** The element that has the focus again after the dialog closes. */
  from?: string
}

const dialogs: Dialog[] = [
  { title: 'New Tweet', by: 'owner', opens: (person) => person.clicks('button', 'Tweet'), from: 'Tweet' },
  { title: 'Reply', by: 'owner', opens: (person) => person.acts('Reply', words), from: 'Reply' },
  { title: 'Edit Tweet', by: 'owner', opens: (person) => picks(person, 'Edit') },
  { title: 'Delete this Tweet?', by: 'owner', opens: (person) => picks(person, 'Delete') },
  {
    title: 'Edit profile',
    by: 'owner',
    opens: (person) => person.clicks('button', 'Edit Profile'),
    from: 'Edit Profile',
  },
  { title: 'Followers', by: 'owner', opens: (person) => person.clicks('link', '0 Followers') },
  { title: 'Keyboard shortcuts', by: 'owner', opens: (person) => person.presses('?') },
  { title: 'Join Twitter', by: 'guest', opens: (person) => person.acts('Like', words), from: 'Like' },
]

test('a guest who is asked to join does not wait for the code of members', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes(unique(words))
  const guest = await visitor({})
  const code: string[] = []
  guest.page.on('request', (request) => void code.push(request.url()))
  await guest.opens(profileOf(ada))
  await guest.acts('Like', words)
  await guest.seesA('dialog', 'Join Twitter')
  await guest.waits()
  const named = (name: string) => code.filter((url) => url.includes(`/assets/${name}-`) && url.endsWith('.js'))
  expect([named('JoinDialog').length, named('PostDialogs').length]).toEqual([1, 0])
})

for (const dialog of dialogs) {
  test(`${dialog.title}: the focus stays inside, Escape and Back close it, it is accessible`, async ({ visitor }) => {
    const ada = await newcomer('Ada Finch')
    await ada.writes(unique(words))
    const person = await visitor(dialog.by === 'owner' ? { as: ada } : {})
    await person.opens(profileOf(ada))
    await dialog.opens(person)
    await expect(person.dialog(dialog.title)).toBeVisible()
    expect(await person.barriers()).toEqual([])
    for (let presses = 0; presses < 8; presses++) {
      await person.presses('Tab')
      await expect(person.dialog(dialog.title).locator(':focus')).toHaveCount(1)
    }
    await person.presses('Escape')
    await person.leavesDialog(dialog.title)
    await person.isOn(profileOf(ada))
    if (dialog.from) await person.hasFocusOn(dialog.from)

    await dialog.opens(person)
    await expect(person.dialog(dialog.title)).toBeVisible()
    await person.goesBack()
    await person.leavesDialog(dialog.title)
    await person.isOn(profileOf(ada))
  })
}

test('dialogs are accessible in dark mode too, wide and narrow', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes(unique(words))
  const owner = await visitor({ as: ada, mode: 'dark' })
  const guest = await visitor({ mode: 'dark' })
  await owner.opens(profileOf(ada))
  await guest.opens(profileOf(ada))
  const found: string[] = []
  for (const { title, by, opens } of dialogs) {
    const person = by === 'owner' ? owner : guest
    await opens(person)
    await expect(person.dialog(title)).toBeVisible()
    for (const width of [1366, 375]) {
      await person.page.setViewportSize({ width, height: 900 })
      // The tests above audit the wide ones in light mode.
      const barriers = await person.barriers({ ofColours: width === 1366 })
      found.push(...barriers.map((barrier) => `${title}, ${width}: ${barrier}`))
    }
    await person.presses('Escape')
    await person.leavesDialog(title)
    await person.page.setViewportSize({ width: 1366, height: 900 })
  }
  expect(found).toEqual([])
})

for (const [title, path] of [
  ['Log in', '/login'],
  ['Sign up', '/signup'],
] as const) {
  test(`${title} opens over the current page, and closing it leads back there`, async ({ visitor }) => {
    const guest = await visitor()
    await guest.opens('/profile/maren_holt')
    await guest.page.getByRole('complementary', { name: 'Join Twitter' }).getByRole('link', { name: title }).click()
    await guest.isOn(path)
    await expect(guest.dialog(title)).toBeVisible()
    await expect(guest.page.getByText('Counts birds for a living')).toBeVisible()
    await guest.presses('Escape')
    await guest.isOn('/profile/maren_holt')
    await guest.leavesDialog(title)
  })
}

test('a dialog that was opened by its address closes to Explore', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/login')
  // The bar at the bottom of a guest's page has a Close button too.
  await guest.dialog('Log in').getByRole('button', { name: 'Close' }).click()
  await guest.isOn('/')
})

const profileOf = ({ username }: Newcomer) => `/profile/${username}`

async function picks(person: Person, item: string): Promise<void> {
  await person.opensMenuOf(words)
  await person.clicks('menuitem', item)
}
