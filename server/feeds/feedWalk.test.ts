import { FollowModel } from '../follows/follow.model.ts'
import { rankAt, rankOfLikes } from '../follows/ranks.ts'
import { type PostDocument, PostModel } from '../posts/post.model.ts'
import { signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, userDocument } from '../testing/documents.ts'
import { expectedFeed, idsOf, page, part, wholeFeed } from '../testing/feedPages.ts'
import type { Person } from '../testing/person.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const longAgo = new Date('2020-01-01T00:00:00Z')
const authors = Array.from({ length: 300 }, (_, index) => `author-${index}`)
/** One post of each, those of the first page of Trending with more likes, but all of the same rank. */
const own = authors.map((authorId, index) =>
  postDocument({ _id: `post-of-${authorId}`, authorId, likeCount: index < 20 ? 7 : 5, createdAt: momentOf(index) }),
)
/** Older posts of somebody else. */
const strangers = (likeCount: number) =>
  Array.from({ length: 1_500 }, (_, index) =>
    postDocument({ _id: `other-${index}`, authorId: 'stranger', likeCount, createdAt: momentOf(-index) }),
  )

/** Ten posts share each moment. */
function momentOf(index: number): Date {
  return new Date(longAgo.getTime() + Math.floor(index / 10))
}

/** Somebody who follows all the authors, where these posts are. */
async function readerOf(posts: readonly PostDocument[]): Promise<Person> {
  await emptyDatabase()
  const ranks = { feedRank: rankAt(longAgo), likeRank: rankOfLikes(7) }
  const users = authors.map((id) => userDocument({ _id: id, username: id.replace('-', '_'), ...ranks }))
  await UserModel.collection.insertMany(users as never[])
  await PostModel.collection.insertMany(posts as never[])
  const reader = await signsUp('reader')
  await FollowModel.collection.insertMany(
    authors.map((followeeId) => ({ followerId: reader.id, followeeId, at: longAgo, ...ranks })),
  )
  return reader
}

type Range = { authorId?: object }

/** The filters of the walks that happen while `work` runs. */
async function walksDuring(work: () => Promise<unknown>): Promise<{ $or: Range[] }[]> {
  const filters = (await commandsDuring(work)).map(({ command }) => command['filter'] as { $or?: Range[] } | undefined)
  return filters.flatMap((filter) => (filter?.$or?.some(({ authorId }) => authorId) ? [{ $or: filter.$or }] : []))
}

describe.each(['LATEST', 'TRENDING'] as const)('a page of many authors in %s', (filter) => {
  it('is read in the order of all posts where their posts are near', async () => {
    const posts = [...own, ...strangers(4)]
    const reader = await readerOf(posts)
    const { pageInfo } = await page(reader, filter, 20)
    // A page that no walk can read does not keep the next one from being walked.
    await part(reader, filter, { last: 20 })
    const walks = await walksDuring(() => page(reader, filter, 20, pageInfo.endCursor))
    expect(walks).toHaveLength(1)
    expect(await wholeFeed(reader, filter, 7)).toEqual(expectedFeed(posts, new Set(authors), filter))
  })
})

describe('where more than 1,000 posts of others lie before the next', () => {
  it('passes no more of them, does not try again, and is right', async () => {
    const posts = [...own, ...strangers(6)]
    const reader = await readerOf(posts)
    const expected = expectedFeed(posts, new Set(authors), 'TRENDING')
    const { endCursor } = (await page(reader, 'TRENDING', 20)).pageInfo
    const next = async () =>
      expect(idsOf(await page(reader, 'TRENDING', 20, endCursor))).toEqual(expected.slice(20, 40))
    const [walk] = await walksDuring(next)
    const { executionStats } = await PostModel.collection
      .find(walk as object)
      .sort({ likeCount: -1, createdAt: -1, _id: -1 })
      .hint({ top: 1, likeCount: -1, createdAt: -1, _id: -1, authorId: 1 })
      .explain('executionStats')
    expect(executionStats.totalKeysExamined).toBeGreaterThan(900)
    expect(executionStats.totalKeysExamined).toBeLessThan(1_050)
    expect(await walksDuring(next)).toEqual([])
    expect(await wholeFeed(reader, 'TRENDING', 30)).toEqual(expected)
  })
})
