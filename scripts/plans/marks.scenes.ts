import { BookmarkModel } from '../../server/bookmarks/bookmark.model.ts'
import { database } from '../../server/db/connection.ts'
import { commandsDuring } from '../../server/testing/commands.ts'
import { testContext } from '../../server/testing/testContext.ts'
import { useServer } from '../../server/testing/testServer.ts'
import { readMarks } from '../../server/posts/marks.ts'
import { explain } from './explain.ts'

const many = 12_000
const onPage = 20

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(5, '0')}`)

const kept = numbered('kept', many)
const popular = numbered('popular', 3)
const keptOnPage = kept.filter((_, index) => index % (many / onPage) === 0)

const readers = ['who saved nothing', 'who saved a few posts', 'who saved 12,000 posts', 'fan-00000']
const pages = {
  'posts that nobody saved': numbered('unsaved', onPage),
  'posts that somebody saved': keptOnPage,
  'posts that 12,000 accounts saved, and others': [...popular, ...keptOnPage.slice(popular.length)],
}
const cases = readers.flatMap((reader) =>
  Object.entries(pages).map(([title, ids]) => [`${reader}, of ${title}`, reader, ids] as const),
)

async function saves(edges: { userId: string; postId: string }[]): Promise<void> {
  await BookmarkModel.collection.insertMany(edges.map((edge) => ({ ...edge, at: new Date() })))
}

async function readsMarks(reader: string, ids: readonly string[]): Promise<void> {
  const selection = new Set(['Post.viewerHasLiked', 'Post.viewerHasBookmarked'])
  const ctx = { ...testContext(reader), selection }
  await readMarks(ctx, ids)
}

type Counted = { cursor: Record<'next calls' | 'search calls' | 'search near calls', number> }
type Statistics = { storageStats: { wiredTiger: Counted; indexDetails: Record<string, Counted> } }

async function lookedAt(): Promise<number> {
  const [statistics] = await database()
    .collection('bookmarks')
    .aggregate<Statistics>([{ $collStats: { storageStats: {} } }])
    .toArray()
  const { wiredTiger, indexDetails } = statistics!.storageStats
  const counts = [wiredTiger, ...Object.values(indexDetails)].map(({ cursor }) => cursor)
  return counts.reduce((sum, of) => sum + of['next calls'] + of['search calls'] + of['search near calls'], 0)
}

describe('the likes and bookmarks of a reader among the posts of a page', () => {
  useServer()
  beforeAll(async () => {
    await saves(kept.map((postId) => ({ userId: 'who saved 12,000 posts', postId })))
    await saves(keptOnPage.slice(0, 3).map((postId) => ({ userId: 'who saved a few posts', postId })))
    for (const postId of popular) await saves(numbered('fan', many).map((userId) => ({ userId, postId })))
  })

  it.each(cases)('are read from the indexes of accounts and posts alone: %s', async (_title, reader, ids) => {
    const [command, ...others] = await commandsDuring(() => readsMarks(reader, ids))
    expect(others).toEqual([])
    const plans = await explain(command!)
    expect(plans.map(({ collection, index, documents }) => [collection, index, documents])).toEqual([
      ['likes', 'userId_1_postId_1_state_1', 0],
      ['bookmarks', 'userId_1_postId_1', 0],
    ])
  })

  // A `$unionWith` takes no hint, so MongoDB may use the index that it chose for an earlier reader.
  it.each(cases)('cost little, whoever read before: %s', async (_title, reader, ids) => {
    for (const [, earlierReader, earlierIds] of cases) {
      await database().command({ planCacheClear: 'bookmarks' })
      // MongoDB trusts a choice that was good twice.
      for (const _time of [1, 2]) await readsMarks(earlierReader, earlierIds)
      const before = await lookedAt()
      await readsMarks(reader, ids)
      expect((await lookedAt()) - before).toBeLessThanOrEqual(20 * onPage)
    }
  })
})
