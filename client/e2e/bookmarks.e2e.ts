import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { listensTo, loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('bookmarks are listed by when they were saved, newest first, under @username', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [older, newer] = [unique('Written first'), unique('Written later')]
  const first = await ada.writes(older)
  await ada.saves(await ada.writes(newer))
  await ada.saves(first)
  const person = await visitor({ as: ada })

  await person.opens('/bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await expect(person.page.getByRole('main').getByText(`@${ada.username}`).first()).toBeVisible()
  await expect(person.postTexts()).toHaveText([older, newer])
})

test('a saved post appears on the bookmarks page at once, and disappears when the bookmark is removed', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Worth keeping')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/bookmarks')
  await person.sees('Save Tweets for later')
  await person.clicks('link', 'Home')

  await person.acts('Bookmark', words)
  await person.hears('Added to your bookmarks')
  const asked = listensTo(person)
  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await expect(person.post(words)).toBeVisible()

  await person.acts('Bookmark', words)
  await person.sees('Save Tweets for later')
  await person.hears('Removed from your bookmarks')
  expect(asked.filter((operation) => operation !== 'Bookmarks')).toEqual(['RemoveBookmark'])
})

test('a bookmark that did not reach the server is undone with a message', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Not kept')
  await ada.writes(words)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens('/home')
  await loses(person, 'BookmarkPost')

  await person.acts('Bookmark', words)
  await person.hears('Could not reach the server.')
  await expect(person.post(words).getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible()
})
