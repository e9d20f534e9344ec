import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function stored({ id }: Person, posts: Record<string, { likes?: number; age?: number }>): Promise<void> {
  const rows = Object.entries(posts).map(([content, { likes = 0, age = 0 }]) => {
    const createdAt = new Date(Date.now() - age)
    return postDocument({ _id: `post-${content}`, authorId: id, content, likeCount: likes, createdAt })
  })
  await storePosts(rows)
}

type Asked = { window?: string; first?: number; after?: string | null; last?: number; before?: string }

async function page(person: Person, asked: Asked = {}): Promise<Data> {
  const query = `query ($window: TopWindow! = DAY, $first: Int, $after: String, $last: Int, $before: String) {
    topPosts(window: $window, first: $first, after: $after, last: $last, before: $before) {
      isCut edges { cursor node { content likeCount viewerHasLiked } }
      pageInfo { hasNextPage endCursor hasPreviousPage startCursor }
    }
  }`
  return (await person.asks(query, asked))['topPosts']
}

const contentsOf = ({ edges }: Data) => edges.map(({ node }: Data) => node.content)

describe('the most liked posts of a period', () => {
  it('are in each window from its edge on, most liked first, then newest, for guests too', async () => {
    const { alice, guest, bobsPost } = await cast()
    await alice.deletes(await alice.posts('gone'))
    await alice.likes(bobsPost)
    await stored(alice, {
      'an hour ago': { likes: 1, age: hour },
      'almost a day ago': { likes: 3, age: day - 2 * minute },
      'a day ago': { likes: 9, age: day + 2 * minute },
      'almost a week ago': { likes: 8, age: 7 * day - 2 * minute },
      'a week ago': { likes: 10, age: 7 * day + 2 * minute },
      'almost a year ago': { likes: 2, age: 365 * day - 2 * minute },
      'a year ago': { likes: 20, age: 365 * day + 2 * minute },
    })
    await alice.replies(bobsPost, 'a reply')
    const top = async (window: string) => contentsOf(await page(guest, { window }))
    const ofDay = ['almost a day ago', 'Hello from bob', 'an hour ago']
    expect(await top('DAY')).toEqual(ofDay)
    expect(await top('WEEK')).toEqual(['a day ago', 'almost a week ago', ...ofDay])
    const ofYear = ['a week ago', 'a day ago', 'almost a week ago', ofDay[0], 'almost a year ago', ...ofDay.slice(1)]
    expect(await top('YEAR')).toEqual(ofYear)
    expect(await top('ALL')).toEqual(['a year ago', ...ofYear])
    expect((await page(alice)).edges[1].node).toMatchObject({ likeCount: 1, viewerHasLiked: true })
  })

  it('are the same page by page from both ends, and the cursor of one time is refused by another', async () => {
    const { alice, guest } = await cast()
    await stored(alice, { a: { likes: 3 }, b: { likes: 3, age: hour }, c: { likes: 2 }, d: { likes: 0, age: hour } })
    const whole = ['a', 'b', 'c', 'Hello from bob', 'd']
    const first = await page(guest, { first: 2 })
    const second = await page(guest, { first: 2, after: first.pageInfo.endCursor })
    const third = await page(guest, { first: 2, after: second.pageInfo.endCursor })
    expect([first, second, third].flatMap(contentsOf)).toEqual(whole)
    expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false])
    const last = await page(guest, { last: 3 })
    expect(contentsOf(last)).toEqual(whole.slice(2))
    expect(contentsOf(await page(guest, { last: 3, before: last.pageInfo.startCursor }))).toEqual(whole.slice(0, 2))
    const elsewhere = page(guest, { window: 'WEEK', after: first.pageInfo.endCursor })
    await expect(elsewhere).rejects.toHaveCode('INVALID_INPUT')
    await expect(page(guest, { first: 101 })).rejects.toHaveCode('INVALID_INPUT')
  })

  it('go on behind the cursor while likes change: only a post whose likes changed shows twice or not at all', async () => {
    const { alice, bob, guest } = await cast()
    await stored(alice, { a: { likes: 5 }, b: { likes: 4 }, c: { likes: 3 }, d: { likes: 2 }, e: { likes: 1 } })
    const first = await page(guest, { first: 2 })
    expect(contentsOf(first)).toEqual(['a', 'b'])
    // The cursor's own post falls, and one from below rises above it.
    await PostModel.updateOne({ _id: 'post-b' }, { likeCount: 0 })
    await PostModel.updateOne({ _id: 'post-e' }, { likeCount: 9 })
    await bob.posts('new')
    const rest = await page(guest, { first: 10, after: first.pageInfo.endCursor })
    expect(contentsOf(rest).filter((content: string) => ['c', 'd'].includes(content))).toEqual(['c', 'd'])
    expect(contentsOf(rest)).not.toContain('e')
    expect(contentsOf(rest)).toContain('b')
  })

  it('leave out an account that is being deleted, and fill the page with others', async () => {
    const { alice, bob, guest } = await cast()
    await stored(alice, { a: { likes: 5 }, b: { likes: 4 } })
    await stored(bob, { c: { likes: 3 }, d: { likes: 2 }, e: { likes: 1 } })
    await UserModel.updateOne({ _id: alice.id }, { deletingAt: new Date() })
    expect(contentsOf(await page(guest, { first: 2 }))).toEqual(['c', 'd'])
  })

  it('are at most 1,000, which the answer says, read by one command from an index alone', async () => {
    const { alice, guest } = await cast()
    const posts = (count: number, start: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${start + index}`, { likes: start + index }]))
    await stored(alice, posts(999, 1))
    expect((await page(guest, { window: 'ALL' })).isCut).toBe(false)
    await stored(alice, posts(1, 1_000))
    const cut = await page(guest, { window: 'ALL', last: 1 })
    expect(cut.isCut).toBe(true)
    expect(contentsOf(cut)).toEqual(['n1'])
    let last: Data | undefined
    const sent = await commandsDuring(
      async () => (last = await page(guest, { after: cut.pageInfo.startCursor, window: 'ALL' })),
    )
    expect(last).toMatchObject({ isCut: true, edges: [], pageInfo: { hasNextPage: false } })
    const ranking = sent.filter(({ collection }) => collection === 'posts')
    expect(ranking.map(({ command }) => command['limit'])).toEqual([1_001])
  })
})
