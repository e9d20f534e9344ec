import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { asks, unique } from './api.ts'
import { composer, files } from './composing.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import { test } from './test.ts'

const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }'
const logsIn = async ({ username }: Newcomer, password: string) =>
  (await asks<{ logIn: { token: string } }>(logIn, { input: { username, password } })).logIn.token

const refused = [/status of 4\d\d/]

test('the navigation leads to the settings, where the mode and the text size are chosen, also of a demo account', async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/home')
  await person.clicks('link', 'Settings')
  await person.isOn('/settings')
  await person.sees(/demo account that everybody may use/)
  await person.doesNotSee(person.page.getByLabel('New password'), {
    but: person.page.getByRole('radiogroup', { name: 'Mode' }),
  })
  await person.clicks('radio', 'Dark')
  await expect(person.page.locator('html')).toHaveAttribute('data-mode', 'dark')
  expect(await person.keeps('mode')).toBe('dark')

  await person.clicks('radio', 'As the system')
  await expect(person.page.locator('html')).toHaveAttribute('data-mode', 'light')
  await person.page.emulateMedia({ colorScheme: 'dark' })
  await expect(person.page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await person.clicks('radio', 'Large')
  await person.page.reload()
  await expect(person.page.locator('html')).toHaveCSS('font-size', '18.4px')
  await expect(person.page.getByRole('radio', { name: 'As the system' })).toBeChecked()
  await expect(person.page.getByRole('radio', { name: 'Large', exact: true })).toBeChecked()
})

test('who wants it is reminded to describe a picture before posting', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer(), width: 320 })
  const words = unique('Reminded')
  await person.opens('/settings')
  const choice = person.page.getByRole('checkbox', { name: 'Remind me to describe pictures before I post them' })
  await expect(choice).not.toBeChecked()
  await choice.check()
  await person.page.reload()
  await expect(choice).toBeChecked()

  await person.opens('/home')
  const { chooses, description, form, send, text } = composer(person)
  await text.fill(words)
  await chooses('images', [files.small, files.small])
  await expect(description(2)).toBeVisible()
  await send.click()
  await person.hears('Image 1 has no description')
  await expect(description(1)).toBeFocused()
  await person.page.keyboard.type('A face')
  await expect(description(1)).toHaveValue('A face')
  await person.hears('Image 2 has no description')
  expect(await person.barriers()).toEqual([])
  expect(await person.overhang()).toBe(0)
  await person.keepsPicture('reminder')
  await form.getByRole('button', { name: 'Tweet anyway' }).click()
  await expect(person.post(words)).toBeVisible()
  await expect(form.getByText('Image 2 has no description')).toHaveCount(0)
})

test('a new password replaces the old one, and a new email address requires it', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada, tolerates: refused })
  await person.opens('/settings')
  await person.types('Current password', 'not this one')
  await person.types('New password', 'a-new-password')
  await person.types('Confirm password', 'another')
  await person.clicks('button', 'Change password')
  await person.sees("Confirm password doesn't match!")
  await person.types('Confirm password', 'a-new-password')
  await person.clicks('button', 'Change password')
  await person.sees('This is not your password.')
  await person.types('Current password', ada.password)
  await person.clicks('button', 'Change password')
  await person.hears('Password changed')
  await expect(person.field('New password')).toHaveValue('')
  await person.hasFocusOn('Settings')
  expect(await logsIn(ada, 'a-new-password')).toBeTruthy()

  const address = `${unique('new').replace(/\W/g, '')}@example.org`
  await person.types('Email', address)
  await person.clicks('button', 'Change email')
  await person.sees('Please fill the password field!')
  await person.types('Password', 'a-new-password')
  await person.clicks('button', 'Change email')
  await person.hears('Email changed')
  await person.page.reload()
  await expect(person.field('Email')).toHaveValue(address)
})

test('sessions are named by their devices; one of them is ended, or all others, and their users see why', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const elsewhere = await visitor()
  await elsewhere.opens('/login')
  await elsewhere.types('Username', ada.username)
  await elsewhere.types('Password', ada.password)
  await elsewhere.presses('Enter')
  await elsewhere.isOn('/home')
  const token = await logsIn(ada, ada.password)
  const person = await visitor({ as: ada })
  await person.opens('/settings')
  const sessions = person.page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  // The test itself logged in as a program.
  await expect(sessions.filter({ hasText: 'This device' })).toHaveText(/^node.*Last used .*Logged in /)
  const browser = sessions.filter({ hasText: 'Chrome on Linux' })
  await browser.getByRole('button', { name: 'Log out Chrome on Linux' }).click()
  await person.hears('Logged out Chrome on Linux')
  await expect(browser).toHaveCount(0)
  await person.hasFocusOn('Settings')
  await elsewhere.isLoggedOutBy()
  await elsewhere.sees('Your session has ended. Please log in again.')

  await expect(sessions).toHaveCount(2)
  await person.clicks('button', 'Log out elsewhere')
  await person.hears('Logged out everywhere else')
  await expect(sessions).toHaveCount(1)
  expect(await asks('{ viewer { id } }', {}, token)).toEqual({ viewer: null })
})

test('an account can be downloaded, and deleted, with its password', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada, tolerates: refused })
  await person.opens('/settings')
  await person.clicks('button', 'Download your data')
  const question = person.dialog('Download your data')
  await question.getByLabel('Password', { exact: true }).fill(ada.password)
  const begun = person.page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download' }).click()
  const file = await begun
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${ada.username}-[\\d-]+[.]zip$`))
  const zip = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(strFromU8(zip['account.json'] ?? new Uint8Array())).toContain(ada.username)
  await person.doesNotSee(question, { but: 'Sessions' })

  await person.clicks('button', 'Delete account')
  const dialog = person.dialog('Delete your account?')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await person.page.keyboard.type('not this one')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await person.sees('This is not your password.')
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await person.isOn('/')
  await person.hears('Your account is deleted')
  await person.opens(`/profile/${ada.username}`)
  await person.sees("This account doesn't exist")
})
