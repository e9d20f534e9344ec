import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { holds, listensTo, loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a like shows at once in feed, profile and post, without fetching anything again', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('The first swallow sat on the wire')
  await ada.writes(words)
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
})

test('a removed like lowers the count and disappears from the Likes tab', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Taking it back')
  await ada.likes(await ada.writes(words))
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}?tab=likes`)

  await person.acts('Like', words)
  await person.hears('Unliked!')
  await person.sees('No likes yet')
  await person.clicks('link', 'Tweets')
  await person.counts('Like', words, 0, false)
})

test('a like is shown before the server responds', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Seen before it is so')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const release = await holds(person, 'LikePost')

  await person.acts('Like', words)
  await person.counts('Like', words, 1, true)
  await person.doesNotSee('Liked!', { but: person.post(words) })

  release()
  await person.hears('Liked!')
  await person.counts('Like', words, 1, true)
})

test('a like that did not reach the server is undone with a message', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Lost on the way')
  await ada.writes(words)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens('/home')
  const restore = await loses(person, 'LikePost')

  await person.acts('Like', words)
  await person.hears('Could not reach the server.')
  await person.counts('Like', words, 0, false)

  await restore()
  await person.acts('Like', words)
  await person.hears('Liked!')
  await person.counts('Like', words, 1, true)
})

test('quick clicks reach the server one after the other, and the last one counts', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('On, off, on')
  const id = await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const asked = listensTo(person)
  const release = await holds(person, 'LikePost')

  await person.action('Like', words).dblclick()
  await expect.poll(() => asked).toEqual(['LikePost'])
  await person.counts('Like', words, 0, false)
  await person.acts('Like', words)
  await person.counts('Like', words, 1, true)

  release()
  await person.hears('Unliked!')
  await expect.poll(() => asked).toEqual(['LikePost', 'UnlikePost', 'LikePost'])
  await person.counts('Like', words, 1, true)
  const likeCount = 'query ($id: ID!) { post(id: $id) { likeCount } }'
  await expect.poll(() => asks(likeCount, { id })).toEqual({ post: { likeCount: 1 } })
})

test('a like, bookmark or follow that was made elsewhere already succeeds again without counting twice', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('In two tabs')
  const id = await bea.writes(words)
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${bea.username}`)
  await person.counts('Like', words, 0, false)
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
})

test('a post that was deleted elsewhere disappears from the list when it is liked', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('No longer here')
  const id = await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.counts('Like', words, 0, false)
  await ada.deletes(id)

  await person.acts('Like', words)
  await person.hears('There is no such post. It may have been deleted.')
  await person.doesNotSee(person.post(words), { but: 'Your feed is quiet' })
})
