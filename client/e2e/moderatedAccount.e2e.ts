import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { withRole } from './staff.ts'
import { test } from './test.ts'

test('moderators open any account and note something, and administrators delete it for good', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [mo, root] = [await withRole('Mo Warden', 'MODERATOR'), await withRole('Rue Keeper', 'ADMIN')]
  const words = unique('Something illegal, in a text that is longer than a line of a narrow screen')
  const post = await bea.writes(words)

  const warden = await visitor({ as: mo })
  await warden.opens(`/profile/${bea.username}`)
  await warden.page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().focus()
  await warden.presses('Enter')
  await warden.page.getByRole('menuitem', { name: 'Moderate this account' }).focus()
  await warden.presses('Enter')
  await warden.sees('Nobody has reported it.')
  await warden.types('A note, for moderators alone', 'Wrote to me about this')
  await warden.clicks('button', 'Add note')
  await expect(warden.page.getByRole('region', { name: 'Notes of moderators' })).toContainText(`@${mo.username}`)
  const draft = warden.field('A note, for moderators alone')
  await expect(draft).toHaveValue('')
  await warden.hasFocusOn('Add note')
  await draft.fill('Not finished')
  const note = 'mutation ($input: WriteModeratorNoteInput!) { writeModeratorNote(input: $input) { account { id } } }'
  await asks(note, { input: { userId: bea.id, text: 'From another moderator' } }, root.token)
  await warden.clicks('button', 'Warn account')
  await warden.page.getByRole('radio', { name: 'Spam' }).check()
  await warden.dialog('Warn this account').getByRole('button', { name: 'Warn' }).click()
  await warden.seesA('button', /^Withdraw the warning of/)
  await warden.sees('From another moderator')
  await expect(draft).toHaveValue('Not finished')
  await warden.doesNotSee(warden.page.getByRole('heading', { name: 'Illegal content' }), { but: 'Warned: Spam' })
  expect(await warden.barriers()).toEqual([])

  const report = 'mutation ($postId: ID!) { reportPost(input: { postId: $postId, rule: SPAM }) { isRepeated } }'
  await asks(report, { postId: post }, ada.token)
  const keeper = await visitor({ as: root, width: 320, mode: 'dark' })
  await keeper.opens('/moderation')
  await keeper.clicks('link', 'Accounts')
  await keeper.types('Username', `@${bea.username}`)
  await keeper.presses('Enter')
  await keeper.sees('Wrote to me about this')
  await keeper.hasFocusOn('Account')
  await keeper.seesA('link', 'A Tweet, 1 report')
  expect([await keeper.overhang(), await keeper.barriers()]).toEqual([0, []])

  await keeper.clicks('button', 'Remove many Tweets')
  const tall = keeper.dialog('Remove many Tweets')
  await tall.getByRole('combobox', { name: 'From which period' }).selectOption('Between two times')
  await tall.getByRole('button', { name: 'Remove' }).click()
  const end = tall.getByLabel('To', { exact: true })
  await expect(end).toBeFocused()
  const bar = await tall.locator('header').boundingBox()
  expect(bar?.y).toBe(0)
  expect((await end.boundingBox())?.y).toBeGreaterThan(bar?.height ?? 0)
  await keeper.presses('Escape')

  await keeper.clicks('button', 'Delete account for good')
  await keeper.types('Password', 'a guess')
  const dialog = keeper.dialog('Delete this account for good?')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await keeper.sees('This is not your password.')
  await keeper.types('Password', root.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await keeper.hears('Deleted for good')
  await keeper.sees(`There is no @${bea.username}`)
  const left = 'query ($username: String!, $post: ID!) { user(username: $username) { id } post(id: $post) { id } }'
  expect(await asks(left, { username: bea.username, post }, ada.token)).toEqual({ user: null, post: null })
})
