import { expect } from '@playwright/test'
import { test } from './test.ts'

test('a visitor logs in as one of eight guest accounts, posts, finds the post on Explore and logs out', async ({
  visitor,
}) => {
  const visit = await visitor()
  const cookies = async () => (await visit.page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  await visit.opens('/')
  await visit.sees("Don't miss what's happening")
  await visit.keepsPicture('1-explore-as-a-guest')

  const maren = await visit.logsInAsDemo('maren_holt')
  await maren.keepsPicture('2-home')
  // The cookie lets the server send the page for members.
  await expect.poll(cookies).toEqual(['signed_in=1'])

  const words = `Counted forty linnets before breakfast (${Date.now()})`
  await maren.posts(words)
  await maren.keepsPicture('3-posted')

  await maren.clicks('link', 'Explore')
  await expect(maren.page.getByRole('feed', { name: 'All Tweets' })).toBeVisible()
  // Other tests may have written meanwhile.
  await maren.scrollsTo(words)
  await maren.keepsPicture('4-on-explore')

  await maren.logsOut()
  expect(await maren.keeps('token')).toBe(null)
  // The new address may show before the browser has accepted the cookie.
  await expect.poll(cookies).toEqual([])
  await maren.sees("Don't miss what's happening")
  await maren.scrollsTo(words)
  await maren.keepsPicture('5-logged-out')
})
