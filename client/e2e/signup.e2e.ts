import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { answerTo } from './network.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const labels = ['Full name', 'Username', 'Email', 'Password', 'Confirm password']

test('the sign-up form names missing fields, what is wrong in others, and a taken username during typing; a right one leads to Home and a profile with an avatar, a cover and a website', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.opens('/signup')
  await guest.clicks('button', 'Sign up')
  for (const field of ['name', 'username', 'email', 'password', 'confirm password']) {
    await guest.sees(`Please fill the ${field} field!`)
  }
  await expect(guest.page.locator(':focus')).toHaveAttribute('name', 'name')
  const invalid = await Promise.all(labels.map((label) => guest.field(label).getAttribute('aria-invalid')))
  expect(invalid).toEqual(labels.map(() => 'true'))

  await fills(guest, { Password: 'five5', 'Confirm password': 'five5' })
  await guest.clicks('button', 'Sign up')
  await guest.sees('Password should atleast be 6 characters!')
  await expect(guest.page.locator(':focus')).toHaveAttribute('name', 'password')

  await fills(guest, { 'Confirm password': 'linnet-in-the-tree' })
  await guest.clicks('button', 'Sign up')
  await guest.sees("Confirm password doesn't match!")
  await expect(guest.page.locator(':focus')).toHaveAttribute('name', 'confirmPassword')

  await fills(guest, { Username: 'ada finch' })
  await guest.clicks('button', 'Sign up')
  await guest.sees('Use 1 to 30 letters, digits or underscores.')

  await guest.types('Username', 'Maren_Holt')
  await guest.sees('Username already taken!')
  const answered = answerTo(guest, 'IsTaken')
  await guest.types('Username', 'maren_holt_the_second')
  await answered
  await guest.doesNotSee('Username already taken!', { but: 'Letters, digits and underscores, up to 30' })

  await fills(guest, { Username: 'MAREN_HOLT' })
  await guest.clicks('button', 'Sign up')
  await guest.sees('Username already taken!')
  await expect(guest.page.locator(':focus')).toHaveAttribute('name', 'username')
  await guest.isOn('/signup')
  expect(await guest.keeps('token')).toBe(null)

  const username = unique('ada').replace(' ', '_')
  await fills(guest, { Username: username })
  await guest.presses('Enter')
  await guest.isOn('/home')
  await guest.hears('Logged in')
  await guest.sees('Your feed is quiet')
  const userData = JSON.parse((await guest.keeps('userData')) ?? 'null') as unknown
  expect(userData).toEqual({ username, name: 'Ada Finch', avatar: '/media/builtin/default-avatar.webp' })

  await guest.clicks('link', 'Profile')
  await guest.sees('0 Tweet')
  await guest.seesA('link', '0 Following')
  await guest.seesA('link', '0 Followers')
  const about = guest.page.getByRole('region', { name: 'About Ada Finch' })
  await expect(about.locator('img[src="/media/builtin/default-avatar.webp"]')).toHaveCount(1)
  await expect(about.locator('img[src^="/media/builtin/"]')).toHaveCount(2)
  await expect(about.getByRole('listitem').getByRole('link')).toHaveCount(1)
  await guest.clicks('link', 'Bookmarks')
  await guest.sees('Save Tweets for later')
})

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
