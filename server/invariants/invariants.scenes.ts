import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { database } from '../db/connection.ts'
import { domains } from '../domains.ts'
import { LikeModel } from '../likes/like.model.ts'
import { SessionModel } from '../auth/session.model.ts'
import { type People, damages, livelyCast, mediaDamages } from '../testing/damages.ts'
import { doubles } from '../testing/doubles.ts'
import { moderationDamages } from '../testing/moderationDamages.ts'
import { postDamages } from '../testing/postDamages.ts'
import { type Snapshot, restore, takeSnapshot } from '../testing/snapshot.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { checkInvariants } from './invariants.ts'

useServer()

describe('the check of all invariants', () => {
  let people: People
  let snapshot: Snapshot
  beforeAll(async () => {
    people = await livelyCast()
    snapshot = await takeSnapshot()
  })
  beforeEach(() => restore(snapshot))

  it('finds nothing in data that the server wrote', async () => {
    expect(await violations()).toEqual([])
    expect((await checkInvariants(domains)).filter(({ count }) => count > 0)).toEqual([])
  })

  it.each([...damages, ...mediaDamages, ...moderationDamages, ...postDamages])(
    'notices %s',
    async (_what, damage, words) => {
      const found = async () => (await damage(people).then(() => violations())).join('\n')
      const first = await found()
      // The server's job of every minute may just have repaired the data.
      expect(first.includes(words(people)) ? first : await found()).toContain(words(people))
    },
  )

  it.each(doubles)('notices %s', async (_what, collection, key, double, words) => {
    const stored = database().collection(collection)
    await stored.dropIndex(
      Object.keys(key)
        .map((field) => `${field}_1`)
        .join('_'),
    )
    const { insertedId } = await stored.insertOne(double(people))
    expect(await violations()).toContainEqual(expect.stringContaining(words))
    await stored.deleteOne({ _id: insertedId })
    await stored.createIndex(key, { unique: true })
  })

  it('counts all violations of a rule and shows the first twenty', async () => {
    const at = new Date()
    const posts = Array.from({ length: 25 }, (_, index) => ({ userId: 'nobody', postId: `gone-${index}`, at }))
    await BookmarkModel.insertMany(posts)
    const finding = (await checkInvariants(domains)).find(({ rule }) => rule === 'every bookmark has its post')
    expect(finding).toMatchObject({ count: 25 })
    expect(finding?.examples).toHaveLength(20)
  })

  it('names each broken rule, and no other', async () => {
    const { alice, bobsPost } = people
    const expiresAt = new Date(Date.now() + 60_000)
    await SessionModel.create({ _id: 'lost', userId: 'nobody', createdAt: new Date(), expiresAt })
    await LikeModel.deleteOne({ userId: alice.id, postId: bobsPost })
    const broken = (await checkInvariants(domains)).filter(({ count }) => count > 0).map(({ rule }) => rule)
    expect(broken).toEqual([
      'every session has its account',
      'a suspended account has only restricted sessions',
      'an account that is not let in has only sessions that wait',
      'likeCount is the number of likes, and every like has its post',
    ])
  })
})
