import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { listensTo } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a saved post appears at the top of the bookmarks at once, and disappears when the bookmark is removed', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [older, words] = [unique('Saved before'), unique('Worth keeping')]
  await ada.writes(words)
  await ada.saves(await ada.writes(older))
  const person = await visitor({ as: ada })
  await person.opens('/bookmarks')
  await expect(person.postTexts()).toHaveText([older])
  await expect(person.page.getByRole('main').getByText(`@${ada.username}`).first()).toBeVisible()
  await person.clicks('link', 'Home')

  await person.acts('Bookmark', words)
  await person.hears('Added to your bookmarks')
  const asked = listensTo(person)
  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await expect(person.postTexts()).toHaveText([words, older])

  await person.acts('Bookmark', words)
  await person.hears('Removed from your bookmarks')
  await expect(person.postTexts()).toHaveText([older])
  await expect(person.post(older)).toBeFocused()
  await person.acts('Bookmark', older)
  await person.sees('Save Tweets for later')
  await person.hasFocusOn('Bookmarks')
  expect(asked.filter((operation) => operation !== 'Bookmarks')).toEqual(['RemoveBookmark', 'RemoveBookmark'])
})
