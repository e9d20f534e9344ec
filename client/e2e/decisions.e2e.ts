import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { withRole } from './staff.ts'
import { test } from './test.ts'

const purge = 'mutation ($input: PurgeInput!) { purge(input: $input) { action { id } } }'
const reportUser = 'mutation ($id: ID!) { reportUser(input: { userId: $id, rule: SPAM }) { report { id } } }'

test('a moderator warns an account, whose person reads why and appeals, and takes it back', async ({ visitor }) => {
  const [bea, mo] = await Promise.all([newcomer('Bea Lark'), withRole('Mo Warden', 'MODERATOR')])
  const root = await withRole('Rue Keeper', 'ADMIN')
  await asks(reportUser, { id: bea.id }, mo.token)
  const warden = await visitor({ as: mo, width: 320 })
  await warden.opens('/moderation')
  await warden.page.getByRole('link', { name: `Account @${bea.username}` }).click()
  await warden.clicks('button', 'Warn account')
  const dialog = warden.dialog('Warn this account')
  await warden.page.getByRole('radio', { name: 'Spam' }).check()
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

  const target = { kind: 'POST', id: await bea.writes(unique('Illegal seeds')), rule: 'ILLEGAL_CONTENT' }
  await asks(purge, { input: { ...target, password: root.password } }, root.token)
  await owner.opens('/settings')
  await owner.sees('An administrator deleted a Tweet of yours for good.')
  await owner.sees('The reason: illegal content.')
  await expect(owner.page.getByRole('button', { name: 'Appeal' })).toBeHidden()
  expect(await owner.barriers()).toEqual([])
})

test('a moderator limits an account, whose replies fold for strangers, and removes many of its Tweets', async ({
  visitor,
}) => {
  const [ada, bea, mo] = await Promise.all([
    newcomer('Ada Finch'),
    newcomer('Bea Lark'),
    withRole('Mo Warden', 'MODERATOR'),
  ])
  await asks(reportUser, { id: bea.id }, mo.token)
  const thread = await ada.writes(unique('A quiet thread'))
  const words = unique('Cheap seeds')
  await bea.answers(thread, words)
  await bea.writes(unique('Cheaper seeds'))
  const warden = await visitor({ as: mo })
  await warden.opens('/moderation')
  await warden.page.getByRole('link', { name: `Account @${bea.username}` }).click()
  await warden.clicks('button', 'Limit account')
  await warden.page.getByRole('radio', { name: 'Spam' }).check()
  await warden.dialog('Limit this account').getByRole('button', { name: 'Limit', exact: true }).click()
  await warden.sees('Limited: Spam')

  const member = await visitor({ as: ada, width: 320 })
  await member.opens(`/post/${thread}`)
  await member.sees('Moderators limited this account')
  await member.doesNotSee(member.page.getByText(words), { but: 'Moderators limited this account' })
  expect(await member.barriers()).toEqual([])
  await member.clicks('button', 'Show')
  await member.sees(words)

  await warden.clicks('button', 'Remove many Tweets')
  const dialog = warden.dialog('Remove many Tweets')
  await warden.page.getByLabel('From which period').selectOption('The last hour')
  await warden.sees('2 Tweets and replies of this account will be removed. You can show them again later.')
  expect(await warden.barriers()).toEqual([])
  await warden.page.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await warden.sees('Tweets of a period removed: Spam')
  await member.opens(`/profile/${bea.username}`)
  await member.doesNotSee(member.page.getByText('Cheaper seeds'), { but: `@${bea.username}` })
  await warden.clicks('button', /^Show the Tweets again/)
  await warden.sees('Those Tweets shown again')
  await member.opens(`/profile/${bea.username}`)
  await member.sees(/^Cheaper seeds/)
})
