import { inTransaction } from '../db/transaction.ts'
import { PostModel } from '../posts/post.model.ts'
import { logsIn } from '../testing/cast.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import { useServer } from '../testing/testServer.ts'
import { town } from '../testing/town.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { unsuspendIn } from './suspensions.service.ts'
import { finishUnlistings } from './unlisting.service.ts'

useServer()

const spam = { rule: 'SPAM', note: '' }

describe('what a suspended account wrote', () => {
  it('leaves all lists, so that pages stay full, and returns to its old places when the time is over', async () => {
    const { moderator, quokka, guest } = await town()
    const at = new Date()
    const content = '#flood'
    // Without those that the first transaction takes away, they are still more than a page looks through.
    const flood = Array.from({ length: 1_600 }, (_, number) =>
      postDocument({ _id: `flood-${number}`, authorId: quokka.id, content, createdAt: at }),
    )
    await storePosts(flood)
    await UserModel.updateOne({ _id: quokka.id }, { $inc: { postCount: flood.length } })
    const explored = async () =>
      (await guest.asks('{ posts(first: 1) { edges { node { id author { username } } } } }')).posts.edges
    const found = async () =>
      (await guest.asks('{ users(search: "quokka") { edges { node { username } } } }')).users.edges
    const before = await explored()

    await moderator.does(
      'suspendUser',
      { userId: quokka.publicId, ...spam, until: '2999-01-01T00:00:00Z' },
      'action { id }',
    )
    // The first step followed at once.
    await finishUnlistings()
    expect(await explored()).toMatchObject([{ node: { author: { username: expect.not.stringMatching('quokka') } } }])
    expect(await found()).toEqual([])
    expect(await violations()).toEqual([])

    const over = new Date(Date.now() - 1)
    await UserModel.updateOne({ _id: quokka.id }, { 'suspension.until': over, 'unlisting.due': over })
    await finishUnlistings()
    expect(await explored()).toEqual(before)
    expect(await found()).toHaveLength(1)
    expect(await PostModel.countDocuments({ authorId: quokka.id, unlisted: { $exists: true } })).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('returns only when the suspension ends, also what a moderator restored before', async () => {
    const { moderator, quokka, guest, post } = await town()
    await moderator.does('removePost', { postId: post, ...spam }, 'action { id }')
    await moderator.does('suspendUser', { userId: quokka.publicId, ...spam }, 'action { id }')
    await moderator.does('restorePost', { postId: post }, 'action { id }')
    expect(await violations()).toEqual([])
    const tagged = async () =>
      (await guest.asks('{ postsByHashtag(hashtag: "hello") { edges { node { id } } } }')).postsByHashtag.edges
    expect(await PostModel.findById(post).lean()).toMatchObject({ unlisted: { top: 1, hashtags: ['hello'] } })
    await moderator.does('unsuspendUser', { userId: quokka.publicId }, 'action { id }')
    expect(await tagged()).toEqual([{ node: { id: post } }])
    expect(await violations()).toEqual([])
  })

  it('can be removed and brought back while it is away', async () => {
    const { moderator, quokka, guest, post } = await town()
    await moderator.does('suspendUser', { userId: quokka.publicId, ...spam }, 'action { id }')
    await moderator.does('removePost', { postId: post, ...spam }, 'action { id }')
    expect(await violations()).toEqual([])
    await moderator.does('unsuspendUser', { userId: quokka.publicId }, 'action { id }')
    expect(await guest.sees(post)).toBeNull()
    await moderator.does('restorePost', { postId: post }, 'action { id }')
    expect(await PostModel.findById(post).lean()).toMatchObject({ top: 1, hashtags: ['hello'] })
    expect(await violations()).toEqual([])
  })

  it('returns after a crash right behind the end of the suspension', async () => {
    const { moderator, quokka, post } = await town()
    await moderator.does('suspendUser', { userId: quokka.publicId, ...spam }, 'action { id }')
    const crashing = { afterCommit: () => {} }
    await inTransaction([], ({ session }) => unsuspendIn(null, quokka.id, { session, ...crashing }))
    await finishUnlistings()
    expect(await PostModel.findById(post).lean()).toMatchObject({ top: 1, hashtags: ['hello'] })
    expect(await violations()).toEqual([])
  })

  it('returns with the hashtags and mentions of an edit that came first', async () => {
    const { moderator, quokka, alice, post } = await town()
    const until = '2999-01-01T00:00:00Z'
    await moderator.does('suspendUser', { userId: quokka.publicId, ...spam, until }, 'action { id }')
    const over = new Date(Date.now() - 1)
    await UserModel.updateOne({ _id: quokka.id }, { 'suspension.until': over, 'unlisting.due': over })
    const back = await logsIn(quokka)
    await back.does('editPost', { id: post, content: '#goodbye @alice' }, 'post { id }')
    await finishUnlistings()
    const returned = { top: 1, hashtags: ['goodbye'], mentionIds: [alice.id] }
    expect(await PostModel.findById(post).lean()).toMatchObject(returned)
    expect(await violations()).toEqual([])
  })
})
