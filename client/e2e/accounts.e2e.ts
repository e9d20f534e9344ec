import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const accountButton = (person: Person, { username }: Newcomer) =>
  person.page.getByRole('button', { name: `Account of @${username}` }).filter({ visible: true })

async function chooses(person: Person, current: Newcomer, line: string): Promise<void> {
  await accountButton(person, current).click()
  await person.clicks('menuitem', line)
}

async function adds(person: Person, current: Newcomer, added: Newcomer): Promise<void> {
  await chooses(person, current, 'Add an existing account')
  await person.isOn('/login')
  await person.types('Username', added.username)
  await person.types('Password', added.password)
  await person.presses('Enter')
  await expect(accountButton(person, added)).toBeVisible()
}

const isOpen = async (token: string) =>
  (await asks<{ viewer: object | null }>('{ viewer { id } }', {}, token)).viewer !== null

test('one switches between accounts without a password, other tabs follow, and logging out ends all, as does deleting the account', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Only in the list of Ada')
  await ada.saves(await bea.writes(words))
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.types('Tweet text', 'A draft of Ada')
  const tab = await person.opensTab()
  await tab.opens('/bookmarks')
  await expect(tab.post(words)).toBeVisible()

  await adds(person, ada, bea)
  await expect(person.field('Tweet text')).toHaveValue('')
  await tab.doesNotSee(words, { but: 'Save Tweets for later' })
  await expect(accountButton(tab, bea)).toBeVisible()
  const tokenOfBea = (await person.keeps('token')) ?? ''

  await chooses(tab, bea, `Switch to @${ada.username}`)
  await tab.isOn('/home')
  await expect(accountButton(person, ada)).toBeVisible()
  await expect(person.field('Tweet text')).toHaveValue('A draft of Ada')
  expect(await person.keeps('token')).toBe(ada.token)
  expect(JSON.parse((await person.keeps('userData')) ?? '')).toMatchObject({ username: ada.username })

  // Adding the same account again replaces its session.
  await adds(person, ada, bea)
  await expect.poll(() => isOpen(tokenOfBea)).toBe(false)
  await accountButton(person, bea).click()
  await expect(person.page.getByRole('menuitem', { name: /^Switch to/ })).toHaveText([`Switch to @${ada.username}`])
  await person.presses('Escape')

  const newTokenOfBea = (await person.keeps('token')) ?? ''
  await person.clicks('link', 'Settings')
  await person.clicks('button', 'Delete account')
  await person.sees(`This also logs out @${ada.username}. Unsent drafts are discarded.`)
  await person.presses('Escape')
  await person.opens('/logout')
  await person.sees(new RegExp(`This also logs out @${ada.username}\\.`))
  await person.clicks('button', 'Log out')
  await person.isOn('/')
  await expect.poll(() => person.page.evaluate(() => Object.keys(localStorage))).toEqual(['mode'])
  for (const token of [ada.token, newTokenOfBea]) await expect.poll(() => isOpen(token)).toBe(false)
})

test('an account whose session has ended asks for its password, and a sixth account is refused', async ({
  visitor,
}) => {
  const [ada, ...others] = await Promise.all(['Ada', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fay'].map((name) => newcomer(name)))
  const [bea, , , , fay] = others
  if (!ada || !bea || !fay) throw new Error('There are six.')
  const person = await visitor({ as: ada })
  await person.opens('/login')
  await person.remembers(others.slice(0, 4))
  await person.types('Username', fay.username)
  await person.types('Password', fay.password)
  await person.presses('Enter')
  await person.sees('This browser can be logged in to 5 accounts. Log out to start anew.')
  expect(await person.keeps('token')).toBe(ada.token)

  await asks('mutation { logOut { ended } }', {}, bea.token)
  await person.opens('/home')
  await chooses(person, ada, `Switch to @${bea.username}`)
  await person.isOn('/login')
  await expect(person.field('Username')).toHaveValue(bea.username)
  expect(await person.keeps('token')).toBe(ada.token)
  await person.types('Password', bea.password)
  await person.presses('Enter')
  await expect(accountButton(person, bea)).toBeVisible()

  await asks('mutation { logOut { ended } }', {}, (await person.keeps('token')) ?? '')
  await person.isLoggedOutBy()
  await expect(person.field('Username')).toHaveValue(bea.username)
  await person.clicks('button', `Continue as @${ada.username}`)
  await expect(accountButton(person, ada)).toBeVisible()
})
