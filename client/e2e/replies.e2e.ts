import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('whoever begins a conversation chooses who can reply, and others read why they cannot', async ({ visitor }) => {
  const [ada, carl] = [await newcomer('Ada Finch'), await newcomer('Carl Rook')]
  const words = unique('A nest for those I know')
  const author = await visitor({ as: ada })
  await author.opens('/home')
  await author.types('Tweet text', words)
  await author.page.getByLabel('Who can reply').selectOption('Only people you mention can reply')
  await author.page.getByRole('main').getByRole('button', { name: 'Tweet', exact: true }).click()
  await expect(author.action('Reply', words)).toBeVisible()
  expect(await author.barriers({ within: author.page.getByRole('main') })).toEqual([])

  const reason = `Only people @${ada.username} mentions can reply.`
  const reader = await visitor({ as: carl })
  await reader.opens(`/profile/${ada.username}`)
  await reader.acts('Who can reply', words)
  await expect(reader.dialog('Who can reply')).toContainText(reason)
  expect(await reader.barriers()).toEqual([])
  await reader.presses('Escape')
  await reader.post(words).getByRole('time').click()
  await reader.sees('No replies yet')
  await reader.doesNotSee('Be the first to reply.', { but: reason })
  await reader.doesNotSee(reader.field('Reply text'), { but: reason })

  await author.opensMenuOf(words)
  await author.clicks('menuitem', 'Edit')
  await author.dialog('Edit Tweet').getByLabel('Who can reply').selectOption('Everyone can reply')
  await author.clicks('button', 'Save')
  await author.hears('Post edited!')

  await reader.page.reload()
  await reader.types('Reply text', 'May I come in?')
  const id = new URL(reader.page.url()).pathname.split('/').at(-1)
  const limit = 'mutation ($id: ID!) { editPost(input: { id: $id, replyPolicy: MENTIONED }) { post { id } } }'
  await asks(limit, { id }, ada.token)
  await reader.page.locator('main form').getByRole('button', { name: 'Reply' }).click()
  await reader.hears(reason)
  await expect(reader.field('Reply text')).toHaveValue('May I come in?')
})

test('whoever reads a conversation can have the most liked replies first, or those of people they follow', async ({
  visitor,
}) => {
  const [ada, bea, cleo] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark'), newcomer('Cleo Wren')])
  const id = await ada.writes(unique('Which bird is it'))
  const [liked, followed, newest] = ['A lark', 'A wren', 'A finch'].map(unique) as [string, string, string]
  await ada.likes(await bea.answers(id, liked))
  await cleo.answers(id, followed)
  await bea.answers(id, newest)
  await ada.follows(cleo)

  const guest = await visitor({ width: 375 })
  await guest.opens(`/post/${id}`)
  const replies = (person: Person) => person.page.getByRole('feed').getByRole('article')
  await expect(replies(guest)).toContainText([newest, followed, liked])
  await guest.clicks('link', 'Most liked')
  await expect(replies(guest)).toContainText([liked, newest, followed])
  await expect(guest.page.getByRole('link', { name: 'Following first' })).toHaveCount(0)
  expect(await guest.barriers({ within: guest.page.getByRole('main') })).toEqual([])
  expect(await guest.overhang()).toBe(0)
  await guest.page.reload()
  await expect(replies(guest)).toContainText([liked, newest, followed])

  const reader = await visitor({ as: ada })
  await reader.opens(`/post/${id}`)
  await reader.clicks('link', 'Following first')
  await expect(replies(reader)).toContainText([followed, newest, liked])
  const own = unique('I say a wren')
  await reader.types('Reply text', own)
  await reader.page.locator('main form').getByRole('button', { name: 'Reply' }).click()
  await expect(replies(reader)).toContainText([own, followed, newest, liked])
})
