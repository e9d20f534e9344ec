import { cast } from '../testing/cast.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

const query = `query ($id: ID!, $order: ReplyOrder!, $first: Int, $after: String, $last: Int, $before: String) {
  post(id: $id) {
    replies(order: $order, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges { node { content } conversation { content } }
      pageInfo { hasNextPage endCursor hasPreviousPage startCursor }
    }
  }
}`

async function page(reader: Person, id: string, order: string, part: object = {}) {
  const { replies } = (await reader.asks(query, { id, order, ...part }))['post']
  const texts: string[] = replies.edges.map(({ node }: Data) => node.content)
  return { texts, ...replies, ...replies.pageInfo }
}

async function answered() {
  const people = await cast()
  const { alice, carol, dan, bobsPost } = people
  const ids: Record<string, string> = {}
  for (const [author, text] of [
    [carol, 'oldest'],
    [dan, 'liked most'],
    [alice, 'by alice'],
    [carol, 'newest'],
  ] as const)
    ids[text] = await author.replies(bobsPost, text)
  const like = (who: Person, text: string) => who.likes(ids[text] ?? '')
  await Promise.all([like(alice, 'liked most'), like(carol, 'liked most'), like(dan, 'oldest')])
  await dan.replies(ids['oldest'] ?? '', 'below the oldest')
  return people
}

describe('the replies of a post', () => {
  it('can have the most liked first, then the newest, page by page from both ends', async () => {
    const { guest, bobsPost } = await answered()
    const order = ['liked most', 'oldest', 'newest', 'by alice']
    const whole = await page(guest, bobsPost, 'MOST_LIKED')
    expect([whole.texts, whole.totalCount, whole.hasNextPage]).toEqual([order, 4, false])
    expect(whole.edges[1].conversation).toEqual([{ content: 'below the oldest' }])
    const first = await page(guest, bobsPost, 'MOST_LIKED', { first: 3 })
    const second = await page(guest, bobsPost, 'MOST_LIKED', { first: 3, after: first.endCursor })
    expect([first.texts, second.texts, second.hasNextPage]).toEqual([order.slice(0, 3), order.slice(3), false])
    const last = await page(guest, bobsPost, 'MOST_LIKED', { last: 2 })
    const before = await page(guest, bobsPost, 'MOST_LIKED', { last: 2, before: last.startCursor })
    expect([before.texts, last.texts]).toEqual([order.slice(0, 2), order.slice(2)])
  })

  it("can have the viewer's own and those of followed accounts first", async () => {
    const { alice, dan, guest, bobsPost } = await answered()
    await alice.follows(dan)
    const newest = ['newest', 'by alice', 'liked most', 'oldest']
    const followed = ['by alice', 'liked most', 'newest', 'oldest']
    expect((await page(alice, bobsPost, 'FOLLOWED_FIRST')).texts).toEqual(followed)
    expect((await page(guest, bobsPost, 'FOLLOWED_FIRST')).texts).toEqual(newest)
    await alice.blocks(dan)
    expect((await page(alice, bobsPost, 'FOLLOWED_FIRST')).texts).toEqual(['by alice', 'newest', 'oldest'])
  })

  it('refuse a cursor of another order', async () => {
    const { guest, bobsPost } = await answered()
    const { endCursor: after } = await page(guest, bobsPost, 'NEWEST')
    await expect(page(guest, bobsPost, 'MOST_LIKED', { after })).rejects.toHaveCode('INVALID_INPUT')
  })
})
