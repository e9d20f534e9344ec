import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a member reposts a post, finds themselves among who reposted it, and takes the repost back by keyboard', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Pass this on')
  const id = await bea.writes(words)
  const person = await visitor({ as: ada, width: 375 })
  await person.opens(`/profile/${bea.username}`)
  await person.acts('Repost', words)
  await expect(person.page.getByRole('menuitem')).toHaveText(['Repost', 'Quote'])
  await person.clicks('menuitem', 'Repost')
  await person.counts('Reposted', words, 1)
  await person.hears('Reposted')

  await person.opens(`/post/${id}`)
  await person.clicks('link', '1 Repost')
  const list = person.dialog('Reposted by')
  await expect(list.getByText(`@${ada.username}`)).toBeVisible()
  expect(await person.barriers()).toEqual([])
  await person.presses('Escape')
  await person.leavesDialog('Reposted by')

  await person.presses('t')
  await expect(person.page.getByRole('menuitem', { name: 'Undo repost' })).toBeFocused()
  await person.presses('Enter')
  await person.hears('Repost undone')
  await expect(person.page.getByRole('main').getByRole('button', { name: 'Repost', exact: true })).toBeFocused()
  await expect(person.page.getByRole('link', { name: /Repost/ })).toHaveCount(0)
})
