import type { Model } from 'mongoose'
import { isPassword } from '../auth/passwords.ts'
import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { MetaModel } from '../db/meta.model.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { signsUp } from '../testing/cast.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { seedData } from './seed-data.ts'
import { seedIfEmpty } from './seed.ts'

useServer()
beforeEach(emptyDatabase)

/** In the order in which the seed writes them. */
const models: Model<any>[] = [UserModel, PostModel, LikeModel, BookmarkModel, FollowModel]
const counts = () => Promise.all(models.map((model) => model.countDocuments()))

const { users, posts, likes, dislikes, bookmarks, follows } = seedData(new Date())
const complete = [users, posts, [...likes, ...dislikes], bookmarks, follows].map((list) => list.length)

describe('seeding', () => {
  it('fills an empty database completely, with correct counters', async () => {
    expect(await seedIfEmpty()).toBe(true)
    expect(await counts()).toEqual(complete)
    expect(await violations()).toEqual([])
  })

  it('does not change a seeded database, even after its posts were deleted', async () => {
    await seedIfEmpty()
    await PostModel.deleteMany({})
    expect(await seedIfEmpty()).toBe(false)
    expect(await PostModel.countDocuments()).toBe(0)
  })

  it('does not change a database with other accounts', async () => {
    await signsUp('alice')
    expect(await seedIfEmpty()).toBe(false)
    expect(await UserModel.countDocuments()).toBe(1)
  })

  it('stores demo accounts with a hash of their public password', async () => {
    await seedIfEmpty()
    const stored = await UserModel.find({}).select('+passwordHash +demoPassword').lean()
    for (const { isDemo, demoPassword, passwordHash } of stored) {
      expect(isDemo).toBe(true)
      expect(passwordHash).toMatch(/^\$argon2id\$/)
      expect(await isPassword(demoPassword ?? '', passwordHash)).toBe(true)
    }
  })

  it('happens once when two servers start at the same time', async () => {
    await Promise.all([seedIfEmpty(), seedIfEmpty()])
    expect(await counts()).toEqual(complete)
    expect(await violations()).toEqual([])
  })

  it.each(models.map((model, at) => [model.collection.name, at] as const))(
    'is completed by the next start after a crash while it wrote the %s',
    async (_, at) => {
      await seedIfEmpty()
      const before = await PostModel.find({}).sort({ _id: 1 }).lean()
      await crashWhileWriting(at)
      expect(await counts()).not.toEqual(complete)

      expect(await seedIfEmpty()).toBe(true)
      expect(await counts()).toEqual(complete)
      expect(await PostModel.find({}).sort({ _id: 1 }).lean()).toEqual(before)
      expect(await violations()).toEqual([])
    },
  )
})

/** The state after a crash: half of one collection, nothing of the later ones, and an unfinished record. */
async function crashWhileWriting(at: number): Promise<void> {
  const unwritten = await models[at]!.find({}, '_id').skip(Math.floor(complete[at]! / 2))
  await models[at]!.deleteMany({ _id: { $in: unwritten.map((document) => document._id) } })
  for (const later of models.slice(at + 1)) await later.deleteMany({})
  await MetaModel.updateOne({ _id: 'seed' }, { done: false })
}
