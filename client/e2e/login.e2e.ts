import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { holds, holdsBack } from './network.ts'
import { newcomer } from './newcomer.ts'
import { cookiesOf } from './person.ts'
import { test } from './test.ts'

test('the log-in form names missing fields and what is wrong, shows the password on request, and leads to Home, also after a reload', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const guest = await visitor()
  const release = await holdsBack(guest, /Toaster/)
  await guest.opens('/login')
  await guest.clicks('button', 'Log in')
  await guest.sees('Please fill the username field!')
  await guest.sees('Please fill the password field!')
  await expect(guest.page.locator(':focus')).toHaveAttribute('name', 'username')

  await guest.types('Username', 'nobody_here')
  await guest.doesNotSee('Please fill the username field!', { but: 'Please fill the password field!' })
  await guest.presses('Enter')
  await expect(guest.page.locator(':focus')).toHaveAttribute('name', 'password')
  await guest.isOn('/login')

  await guest.types('Password', 'not-the-one')
  await expect(guest.field('Password')).toHaveAttribute('type', 'password')
  await guest.clicks('button', 'Show password')
  await expect(guest.field('Password')).toHaveAttribute('type', 'text')
  await guest.clicks('button', 'Hide password')
  await expect(guest.field('Password')).toHaveAttribute('type', 'password')

  // A toast lies over a dialog that opened before the code for toasts had loaded.
  await release()
  for (const [username, reason] of [
    ['nobody_here', "User doesn't exist, please signup!"],
    [ada.username, "Username and password don't match"],
  ] as const) {
    await guest.types('Username', username)
    await guest.clicks('button', 'Log in')
    await guest.hears(reason)
    await expect(guest.page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await expect(guest.field('Password')).toHaveValue('not-the-one')
  }
  expect(await guest.keeps('token')).toBe(null)

  const answers = await holds(guest, 'LogIn')
  await guest.types('Username', ada.username.toUpperCase())
  await guest.types('Password', ada.password)
  await guest.presses('Enter')
  await expect(guest.page.getByRole('button', { name: 'Logging in…', disabled: true })).toBeVisible()
  answers()
  await guest.isOn('/home')
  await guest.hears('Logged in')

  const userData = JSON.parse((await guest.keeps('userData')) ?? 'null') as unknown
  expect(userData).toEqual({ username: ada.username, name: ada.name, avatar: ada.avatar })
  expect((await guest.keeps('token'))?.split('.').length).toBe(3)
  // The cookie lets the server send the page for members.
  await expect.poll(() => cookiesOf(guest)).toEqual(['signed_in=1'])
  await guest.page.reload()
  await guest.seesA('button', `Account of @${ada.username}`)
})

test('a page for members sends a guest to log in and then back', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const guest = await visitor()
  await guest.page.goto('/settings')
  await guest.isOn('/login')
  await guest.opens('/home?filter=trending')
  await guest.isOn('/login')
  await guest.dialog('Log in').getByRole('link', { name: 'Sign up' }).click()
  await guest.isOn('/signup')
  await guest.dialog('Sign up').getByRole('link', { name: 'Log in' }).click()
  await expect(guest.dialog('Log in')).toBeVisible()
  await guest.types('Username', ada.username)
  await guest.types('Password', ada.password)
  await guest.presses('Enter')
  await guest.page.waitForURL((url) => url.pathname + url.search === '/home?filter=trending')
})

test('the user of a deleted account becomes a guest, in an open page and after a reload', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const leaves = 'mutation ($password: String!) { deleteAccount(input: { password: $password }) { deletedUserId } }'
  const words = unique('Still here')
  await ada.follows(bea)
  await bea.writes(words)
  const [running, reloaded] = [await visitor({ as: ada }), await visitor({ as: ada })]
  await running.opens('/home')
  await expect(running.post(words)).toBeVisible()
  await asks(leaves, { password: ada.password }, ada.token)

  await running.isLoggedOutBy()
  await reloaded.page.goto('/')
  for (const person of [running, reloaded]) {
    await person.isOn('/login')
    await expect(person.dialog('Log in')).toBeVisible()
    expect(await person.keeps('token')).toBe(null)
    expect(await person.keeps('userData')).toBe(null)
  }
})

test('an invalid token leads to log in, and then back to the same page', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: { ...ada, token: 'of.another.time' } })
  await person.opens('/bookmarks')
  await person.isOn('/login')
  expect(await person.keeps('token')).toBe(null)
  expect(await person.keeps('userData')).toBe(null)

  await person.types('Username', ada.username)
  await person.types('Password', ada.password)
  await person.presses('Enter')
  await person.isOn('/bookmarks')
  await person.sees('Save Tweets for later')
})
