import { expect } from '@playwright/test'
import { asks } from './api.ts'
import { linnet } from './linnet.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const reportUser = 'mutation ($id: ID!) { reportUser(input: { userId: $id, rule: SPAM }) { report { id } } }'

test('a moderator warns an account, whose person reads why and appeals, and takes it back', async ({ visitor }) => {
  const [bea, mo] = await Promise.all([newcomer('Bea Lark'), newcomer('Mo Warden')])
  await linnet('user', 'role', mo.username, 'moderator')
  await asks(reportUser, { id: bea.id }, mo.token)
  const warden = await visitor({ as: mo, width: 320 })
  await warden.opens('/moderation')
  await warden.page.getByRole('link', { name: `Account @${bea.username}` }).click()
  await warden.clicks('button', 'Warn account')
  const dialog = warden.dialog('Warn this account')
  await warden.types("Note for the account's owner", 'Please post it once.')
  await dialog.getByRole('button', { name: 'Warn', exact: true }).click()
  await warden.hears('Account warned')
  await warden.sees('Warned: Spam')

  const owner = await visitor({ as: bea, width: 320, mode: 'dark' })
  await owner.opens('/home')
  await owner.clicks('button', 'Read')
  await owner.sees('The reason: spam. Please post it once.')
  expect(await owner.overhang()).toBe(0)
  expect(await owner.barriers()).toEqual([])
  await owner.clicks('button', 'Appeal')
  await owner.types('Why it was wrong', 'It was only once.')
  await owner.clicks('button', 'Send appeal')
  await owner.hears('A moderator will look at it again.')
  await expect(owner.page.getByRole('button', { name: 'Read' })).toBeHidden()

  expect(await warden.barriers()).toEqual([])
  await warden.clicks('button', /^Withdraw the warning/)
  await warden.sees('Warning withdrawn')
  await owner.opens('/settings')
  await owner.doesNotSee(owner.page.getByText('Please post it once.'), { but: 'Settings' })
})
