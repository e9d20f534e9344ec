import { setImmediate } from 'node:timers/promises'
import type { AppError } from '../errors.ts'
import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { RepostModel } from '../reposts/repost.model.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { interruption, useStars } from '../testing/stars.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { ancestorIdsBelow } from './ancestors.ts'
import { PostModel } from './post.model.ts'

/** A transaction deletes 500. */
const deep = 520
const wide = 520

async function largeTree(): Promise<{ alice: Person; bob: Person; root: string }> {
  const { alice, bob } = await cast()
  const root = await alice.posts('the root of much')
  const toRoot = { parentId: root, notifiedId: alice.id }
  let ancestorIds: string[] = []
  const chain = Array.from({ length: deep }, (_, level) => {
    ancestorIds = ancestorIdsBelow(level === 0 ? root : `level-${level - 1}`, ancestorIds)
    return postDocument({
      _id: `level-${level}`,
      authorId: bob.id,
      ...(level === 0 ? toRoot : { parentId: `level-${level - 1}` }),
      ancestorIds,
      ...(level < deep - 1 && { replyCount: 1, continuedId: `level-${level + 1}` }),
    })
  })
  const row = Array.from({ length: wide }, (_, place) =>
    postDocument({ _id: `place-no-${place}`, authorId: bob.id, ...toRoot }),
  )
  await storePosts([...chain, ...row])
  await PostModel.updateOne({ _id: root }, { replyCount: wide + 1 })
  await bob.likes('level-510')
  await bob.bookmarks('place-no-519')
  return { alice, bob, root }
}

describe('a tree too large for one transaction', () => {
  useStars()

  it('is deleted completely, without dangling references', async () => {
    const { alice, root } = await largeTree()
    await alice.deletes(root)
    expect(await alice.reads('posts')).toEqual(['Hello from bob'])
    expect(await PostModel.countDocuments({ parentId: { $ne: null } })).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('is deleted once if two requests delete it at the same time', async () => {
    const { alice, root } = await largeTree()
    const answers = await Promise.allSettled([alice.deletes(root), alice.deletes(root)])
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toHaveProperty('code', 'NOT_FOUND')
    expect(answers.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0)
    expect(await PostModel.countDocuments({ parentId: { $ne: null } })).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('is deleted with the account of its author', async () => {
    const { alice } = await largeTree()
    // On a busy machine it may take longer than a request waits.
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId').catch(({ code }: AppError) => {
      expect(code).toBe('BUSY')
    })
    while (await UserModel.exists({ _id: alice.id })) await setImmediate()
    expect(await PostModel.countDocuments({ parentId: { $ne: null } })).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('takes the quotes first of a post with more than one transaction tells', async () => {
    const { alice, bob } = await cast()
    const root = await alice.posts('quoted by many')
    const quoting = { authorId: bob.id, quotedId: root, quoteNotifiedId: alice.id }
    const quotes = Array.from({ length: wide }, (_, place) => postDocument({ _id: `quote-no-${place}`, ...quoting }))
    await storePosts(quotes)
    await PostModel.updateOne({ _id: root }, { quoteCount: wide })
    await UserModel.updateOne({ _id: bob.id }, { $inc: { postCount: wide } })
    interruption.deletionsLeft = 0
    await expect(alice.deletes(root)).rejects.toHaveCode('INTERNAL')
    interruption.deletionsLeft = Infinity
    expect(await PostModel.countDocuments({ 'lostQuote.why': 'DELETED' })).toBe(wide)
    expect(await violations()).toEqual([])
    await alice.deletes(root)
    expect(await violations()).toEqual([])
  })

  it('loses its likes, reposts and bookmarks first, if there are more than one transaction deletes', async () => {
    const { alice } = await cast()
    const root = await alice.posts('liked by many')
    const many = Array.from({ length: 5_001 }, (_, place) => ({
      userId: `user-no-${place}`,
      postId: root,
      at: new Date(),
    }))
    await LikeModel.collection.insertMany(many.map((edge) => ({ ...edge, state: 'liked', notifiedId: alice.id })))
    await RepostModel.collection.insertMany(many.map((edge) => ({ ...edge, notifiedId: alice.id })))
    await BookmarkModel.collection.insertMany(many)
    await PostModel.updateOne({ _id: root }, { likeCount: many.length, repostCount: many.length })
    interruption.deletionsLeft = 0
    await expect(alice.deletes(root)).rejects.toHaveCode('INTERNAL')
    interruption.deletionsLeft = Infinity
    expect(await PostModel.findById(root).lean()).toMatchObject({ likeCount: 0, repostCount: 0 })
    for (const edges of [LikeModel, RepostModel, BookmarkModel]) expect(await edges.estimatedDocumentCount()).toBe(0)
    await alice.deletes(root)
    expect(await alice.sees(root)).toBeNull()
  })

  it('is smaller but consistent after an interruption, and can be deleted again', async () => {
    const { alice, root } = await largeTree()
    interruption.deletionsLeft = 1
    await expect(alice.deletes(root)).rejects.toHaveCode('INTERNAL')
    interruption.deletionsLeft = Infinity
    const left = await PostModel.countDocuments({ parentId: { $ne: null } })
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(deep + wide)
    expect(await violations()).toEqual([])
    await alice.deletes(root)
    expect(await PostModel.countDocuments({ parentId: { $ne: null } })).toBe(0)
  })
})
