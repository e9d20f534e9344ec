import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { modes, showsIn } from './modes.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const edit =
  'mutation ($id: ID!, $content: String!) { editPost(input: { id: $id, content: $content }) { post { id } } }'

test('whoever reads an edited Tweet can read what it said before, until its author erases that', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [first, second, last] = [unique('Ten larks'), unique('Eleven larks'), unique('Twelve larks')]
  const id = await ada.writes(first)
  for (const content of [second, last]) await asks(edit, { id, content }, ada.token)

  const guest = await visitor({ width: 375 })
  await guest.opens(`/post/${id}`)
  await guest.clicks('link', 'edited, earlier versions')
  await expect(guest.dialog('Earlier versions').getByRole('listitem')).toContainText([second, first])
  await expect(guest.dialog('Earlier versions').getByRole('button', { name: 'Erase earlier versions' })).toHaveCount(0)
  for (const mode of modes) {
    await showsIn(mode, guest)
    expect(await guest.barriers({ ofColours: mode === 'dark' })).toEqual([])
    await guest.keepsPicture(`versions-${mode}`)
  }
  expect(await guest.overhang()).toBe(0)
  await guest.presses('Escape')
  await guest.leavesDialog('Earlier versions')
  await expect(guest.page).toHaveURL(/\/post\/[^?]+$/)

  const author = await visitor({ as: ada })
  await author.opens(`/post/${id}?list=versions`)
  await expect(author.dialog('Earlier versions').getByRole('listitem')).toContainText([second, first])
  await author.clicks('button', 'Erase earlier versions')
  await expect(author.dialog('Erase the earlier versions?')).toBeVisible()
  await author.clicks('button', 'Erase')
  await author.hears('Erased')
  await expect(author.dialog('Earlier versions')).toContainText('No earlier version is kept')
})
