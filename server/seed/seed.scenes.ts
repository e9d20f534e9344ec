import type { Model } from 'mongoose'
import { isPassword } from '../auth/passwords.ts'
import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { MetaModel } from '../db/meta.model.ts'
import { AppealModel } from '../moderation/appeal.model.ts'
import { CaseModel } from '../moderation/case.model.ts'
import { ReportModel } from '../moderation/report.model.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { RepostModel } from '../reposts/repost.model.ts'
import { logsIn, signsUp } from '../testing/cast.ts'
import { Person } from '../testing/person.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { parseConfig } from '../config.ts'
import { chooseDemoModerator } from './demoModerator.ts'
import { seedData } from './seed-data.ts'
import { seedIfEmpty } from './seed.ts'

useServer()

/** In the order in which the seed writes them. */
const models: Model<any>[] = [
  UserModel,
  PostModel,
  CaseModel,
  ReportModel,
  AppealModel,
  LikeModel,
  RepostModel,
  BookmarkModel,
  FollowModel,
]
const counts = () => Promise.all(models.map((model) => model.countDocuments()))

const { users, posts, removed, reports, likes, dislikes, reposts, bookmarks, follows } = seedData(new Date())
const stored = [
  users,
  [...posts, removed],
  reports,
  reports,
  [removed],
  [...likes, ...dislikes],
  reposts,
  bookmarks,
  follows,
]
const complete = stored.map((list) => list.length)

describe('seeding', () => {
  beforeEach(emptyDatabase)

  it('fills an empty database completely, with correct counters, and then no more, even after its posts were deleted', async () => {
    expect(await seedIfEmpty()).toBe(true)
    expect(await counts()).toEqual(complete)
    expect(await violations()).toEqual([])
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

  it('is completed by the next start after a crash, whichever collection it wrote', async () => {
    await seedIfEmpty()
    const before = await storedPosts()
    for (const [at, { collection }] of models.entries()) {
      const { name } = collection
      await crashWhileWriting(at)
      expect([name, await counts()]).not.toEqual([name, complete])

      expect([name, await seedIfEmpty()]).toEqual([name, true])
      expect([name, await counts()]).toEqual([name, complete])
      expect([name, await storedPosts()]).toEqual([name, before])
      expect([name, await violations()]).toEqual([name, []])
    }
  })
})

describe('the demo moderator', () => {
  beforeEach(emptyDatabase)

  const settings = { JWT_SECRET: 'a secret for tests, long enough to be one' }
  const local = { ...settings, HOST: '127.0.0.1' }
  const roleWith = async (env: NodeJS.ProcessEnv) => {
    await chooseDemoModerator(parseConfig(env))
    return (await UserModel.findOne({ username: 'samir_routes' }).lean())?.role
  }

  it('is one where only this machine reaches the server, and finds reports and an appeal', async () => {
    await seedIfEmpty()
    expect(await roleWith(local)).toBe('MODERATOR')
    const samir = await logsIn(new Person({ username: 'samir_routes', password: 'samir-packets' }))
    const { reportCases, appeals } = await samir.asks(
      '{ reportCases { edges { node { kept { username } reports { edges { node { rule } } } } } } appeals { edges { node { kind postId } } } }',
    )
    expect(reportCases.edges.map(({ node }: any) => node.kept.username)).toEqual([
      'tomas_bakes',
      'foxglovebooks',
      'quayside_fm',
    ])
    expect(appeals.edges).toEqual([{ node: { kind: 'REMOVE_POST', postId: removed.post.id } }])
    const { post } = await new Person().asks('query ($id: ID!) { post(id: $id) { id } }', { id: removed.post.id })
    expect(post).toBeNull()
  })

  it('is a member where the server listens to others, or runs in production', async () => {
    await seedIfEmpty()
    for (const more of [{ HOST: '0.0.0.0' }, { NODE_ENV: 'production' }]) {
      expect(await roleWith(local)).toBe('MODERATOR')
      expect(await roleWith({ ...local, ...more })).toBeUndefined()
    }
  })
})

/** The time of the removal depends on the start that made it. */
const storedPosts = () => PostModel.find({}, { 'removal.at': 0 }).sort({ _id: 1 }).lean()

/** The state after a crash: half of a collection, nothing of the later ones, and an unfinished note. */
async function crashWhileWriting(at: number): Promise<void> {
  const unwritten = await models[at]!.find({}, '_id').skip(Math.floor(complete[at]! / 2))
  await models[at]!.deleteMany({ _id: { $in: unwritten.map((document) => document._id) } })
  for (const later of models.slice(at + 1)) await later.deleteMany({})
  await MetaModel.updateOne({ _id: 'seed' }, { done: false })
}
