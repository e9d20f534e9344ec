import { migrations } from '../backup/collections.ts'
import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { databaseLog } from '../db/connection.ts'
import { migrate } from '../db/migrations.ts'
import { domains } from '../domains.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PinModel } from '../pins/pin.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { RestrictionModel } from '../safety/restriction.model.ts'
import { livelyCast } from '../testing/damages.ts'
import { linnet } from '../testing/linnet.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { repairInvariants } from './repair.ts'

useServer()

const at = new Date()

describe('the repair', () => {
  it('deletes edges to what is gone and sets wrong counters, and nothing else', async () => {
    const { alice, bob, dan, bobsPost, reply } = await livelyCast()
    await LikeModel.create([
      { userId: 'nobody', postId: reply, state: 'liked', notifiedId: alice.id, at },
      { userId: alice.id, postId: 'gone-post', state: 'liked', at },
    ])
    await BookmarkModel.create({ userId: 'nobody', postId: 'gone-post', at })
    await FollowModel.create({ followerId: dan.id, followeeId: 'nobody', at })
    await PinModel.create({ userId: dan.id, postId: bobsPost, at })
    await RestrictionModel.create([
      { ownerId: dan.id, targetId: 'nobody', kind: 'MUTE', at },
      { ownerId: dan.id, targetId: 'a word', kind: 'WORD', at },
    ])
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 7, postCount: 0 })
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 5, replyCount: 0 })
    await PostModel.updateOne({ _id: reply }, { quoteCount: 3 })
    const repaired = await repairInvariants(domains)
    expect(repaired.map(({ count }) => count)).toEqual(Array(11).fill(1))
    expect(await violations()).toEqual([])
    expect(await LikeModel.countDocuments({ postId: bobsPost })).toBe(2)
    expect(await RestrictionModel.countDocuments({ ownerId: dan.id })).toBe(1)
    expect(await repairInvariants(domains)).toEqual([])
  })

  it('leaves what a person wrote, also below a post that is gone', async () => {
    const { bobsPost, reply } = await livelyCast()
    await PostModel.deleteOne({ _id: bobsPost })
    await repairInvariants(domains)
    expect(await PostModel.exists({ _id: reply })).not.toBeNull()
    expect(await LikeModel.exists({ postId: bobsPost })).toBeNull()
  })

  it('counts right while people like', async () => {
    const { alice, carol, dan, bobsPost } = await livelyCast()
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 50 })
    await Promise.all([
      repairInvariants(domains),
      ...[carol, dan].map((person) => person.likes(bobsPost)),
      alice.unlikes(bobsPost),
    ])
    expect(await violations()).toEqual([])
  })
})

describe('linnet check', () => {
  it('says what is broken, and with --repair what it mended', async () => {
    const { bobsPost } = await livelyCast()
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 5 })
    const found = await linnet(['check'])
    expect(found).toMatchObject({ code: 1, output: expect.stringMatching(/BROKEN +1 +likeCount is the number/) })
    const { output, code } = await linnet(['--json', 'check', '--repair'])
    expect(code).toBe(0)
    const rule = 'likeCount is the number of likes, and every like has its post'
    expect(JSON.parse(output)).toMatchObject({ repaired: [{ rule, count: 1 }], broken: [] })
  })
  it('with --repair migrates what a release without versions wrote after the upgrade', async () => {
    const { alice, guest } = await livelyCast()
    await migrate(migrations, databaseLog())
    const id = await alice.posts('Seen a wren')
    await PostModel.collection.updateOne({ _id: id as never }, { $unset: { words: 1 } })
    expect(await linnet(['check', '--repair'])).toMatchObject({ code: 0 })
    const { searchPosts } = await guest.asks('{ searchPosts(query: "wren") { edges { node { id } } } }')
    expect(searchPosts.edges).toEqual([{ node: { id } }])
  })
})
