import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { answerTo, listensTo, loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a like and a bookmark show at once in all lists, without fetching anything again, and so does their removal', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [older, words] = [unique('Saved before'), unique('The first swallow sat on the wire')]
  await ada.writes(words)
  await ada.saves(await ada.writes(older))
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}?tab=likes`)
  await person.sees('No likes yet')
  await person.clicks('link', 'Home')
  await person.counts('Like', words, 0, false)
  const asked = listensTo(person)

  await person.acts('Like', words)
  await person.counts('Like', words, 1, true)
  await person.hears('Liked!')
  await expect.poll(() => asked).toEqual(['LikePost'])

  await person.clicks('link', 'Profile')
  await person.isOn(`/profile/${ada.username}`)
  await person.counts('Like', words, 1, true)
  await person.clicks('link', 'Likes')
  await person.counts('Like', words, 1, true)
  await person.post(words).locator('time').click()
  await person.seesA('heading', /^Tweet by /)
  await person.counts('Like', words, 1, true)

  await person.clicks('button', 'Back')
  await person.isOn(`/profile/${ada.username}`)
  await person.acts('Like', words)
  await person.hears('Unliked!')
  await person.sees('No likes yet')
  await person.clicks('link', 'Tweets')
  await person.counts('Like', words, 0, false)

  await person.clicks('link', 'Bookmarks')
  await expect(person.postTexts()).toHaveText([older])
  await expect(person.page.getByRole('main').getByText(`@${ada.username}`).first()).toBeVisible()
  await Promise.all([answerTo(person, 'Home'), person.clicks('link', 'Home')])
  await person.acts('Bookmark', words)
  await person.hears('Added to your bookmarks')
  await expect.poll(() => asked.at(-1)).toBe('BookmarkPost')
  asked.length = 0
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
  const others = () => asked.filter((operation) => operation !== 'Bookmarks')
  await expect.poll(others).toEqual(['RemoveBookmark', 'RemoveBookmark'])
})

test('a like, a bookmark or a follow is undone with a message if it did not reach the server, and counts once if it was made elsewhere', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Lost on the way')
  const id = await bea.writes(words)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens(`/profile/${bea.username}`)
  const restores = await Promise.all(['LikePost', 'BookmarkPost', 'FollowUser'].map((name) => loses(person, name)))

  const isLost = async (press: Promise<void>) => {
    await Promise.all([person.page.waitForEvent('requestfailed'), press])
  }

  await isLost(person.acts('Bookmark', words))
  await person.hears('Could not reach the server.')
  await expect(person.post(words).getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible()
  await isLost(person.acts('Like', words))
  await person.counts('Like', words, 0, false)
  await isLost(person.clicks('button', `Follow @${bea.username}`))
  await person.seesA('button', `Follow @${bea.username}`)
  await person.seesA('link', '0 Followers')

  for (const restore of restores) await restore()
  await Promise.all([ada.likes(id), ada.saves(id), ada.follows(bea)])

  await person.acts('Like', words)
  await person.hears('Liked!')
  await person.counts('Like', words, 1, true)
  await person.acts('Like', words)
  await person.hears('Unliked!')
  await person.counts('Like', words, 0, false)

  await person.acts('Bookmark', words)
  await person.hears('Added to your bookmarks')
  const bookmark = person.action('Bookmark', words)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await person.acts('Bookmark', words)
  await person.hears('Removed from your bookmarks')

  const main = person.page.getByRole('main')
  await main.getByRole('button', { name: `Follow @${bea.username}` }).click()
  await person.hears(`Followed @${bea.username}`)
  await main.getByRole('button', { name: `Following @${bea.username}` }).click()
  await person.hears(`Unfollowed @${bea.username}`)

  await bea.deletes(id)
  await person.acts('Like', words)
  await person.hears('There is no such post. It may have been deleted.')
  await person.doesNotSee(person.post(words), { but: 'No Tweets yet' })
})
