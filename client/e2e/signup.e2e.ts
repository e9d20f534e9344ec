import { deepEqual, equal } from 'node:assert/strict'
import { unique } from './api.ts'
import { becomes } from './becomes.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { scenario } from './scenario.ts'

const labels = ['Full name', 'Username', 'Email', 'Password', 'Confirm password']

scenario('an empty sign-up form says which fields to fill, and leads to the first', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/signup')
  await guest.clicks('button', 'Sign up')
  for (const field of ['name', 'username', 'email', 'password', 'confirm password']) {
    await guest.sees(`Please fill the ${field} field!`)
  }
  await becomes(() => guest.page.locator(':focus').getAttribute('name'), 'name')
  const invalid = await Promise.all(labels.map((label) => guest.field(label).getAttribute('aria-invalid')))
  deepEqual(
    invalid,
    labels.map(() => 'true'),
  )
})

scenario('a short password is refused', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/signup')
  await fills(guest, { Password: 'five5', 'Confirm password': 'five5' })
  await guest.clicks('button', 'Sign up')
  await guest.sees('Password should atleast be 6 characters!')
  await becomes(() => guest.page.locator(':focus').getAttribute('name'), 'password')
})

scenario('two different passwords are refused', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/signup')
  await fills(guest, { 'Confirm password': 'linnet-in-the-tree' })
  await guest.clicks('button', 'Sign up')
  await guest.sees("Confirm password doesn't match!")
  await becomes(() => guest.page.locator(':focus').getAttribute('name'), 'confirmPassword')
})

scenario('a taken username is told while typing, in any letter case, and again at sending', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/signup')
  await guest.types('Username', 'Maren_Holt')
  await guest.sees('Username already taken!')
  await guest.types('Username', 'maren_holt_the_second')
  await guest.doesNotSee('Username already taken!')

  await fills(guest, { Username: 'MAREN_HOLT' })
  await guest.clicks('button', 'Sign up')
  await guest.sees('Username already taken!')
  await becomes(() => guest.page.locator(':focus').getAttribute('name'), 'username')
  await guest.isOn('/signup')
  equal(await guest.keeps('token'), null)
})

scenario('a username takes letters, digits and underscores alone', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/signup')
  await fills(guest, { Username: 'ada finch' })
  await guest.clicks('button', 'Sign up')
  await guest.sees('Use 1 to 30 letters, digits or underscores.')
})

scenario('who signs up arrives at Home, with a picture, a cover, a website and nothing else', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/signup')
  const username = unique('ada').replace(' ', '_')
  await fills(guest, { Username: username })
  await guest.presses('Enter')
  await guest.isOn('/home')
  await guest.hears('Logged in')
  await guest.sees('Your feed is quiet')
  const userData = JSON.parse((await guest.keeps('userData')) ?? 'null') as unknown
  deepEqual(userData, { username, name: 'Ada Finch', avatar: '/media/builtin/default-avatar.webp' })

  await guest.clicks('link', 'Profile')
  await guest.sees('0 Tweet')
  await guest.seesA('link', '0 Following')
  await guest.seesA('link', '0 Followers')
  const about = guest.page.getByRole('region', { name: 'About Ada Finch' })
  await becomes(() => about.locator('img[src="/media/builtin/default-avatar.webp"]').count(), 1)
  await becomes(() => about.locator('img[src^="/media/builtin/"]').count(), 2)
  await becomes(() => about.getByRole('listitem').getByRole('link').count(), 1)
  await guest.clicks('link', 'Bookmarks')
  await guest.sees('Save posts for later')
})

scenario('the form leads to log in, for those who have an account', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const guest = await visitor()
  await guest.opens('/signup')
  await guest.dialog('Sign up').getByRole('link', { name: 'Log in' }).click()
  await guest.dialog('Log in').waitFor()
  await guest.types('Username', ada.username)
  await guest.types('Password', ada.password)
  await guest.presses('Enter')
  await guest.isOn('/home')
})

/** Fills the form with what can be sent, but for what is given by label. */
async function fills(person: Person, given: Record<string, string>): Promise<void> {
  const good = [
    'Ada Finch',
    unique('ada').replace(' ', '_'),
    'ada@example.org',
    'linnet-in-the-hedge',
    'linnet-in-the-hedge',
  ]
  for (const [index, label] of labels.entries()) await person.types(label, given[label] ?? good[index] ?? '')
}
