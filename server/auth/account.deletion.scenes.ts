import { setImmediate } from 'node:timers/promises'
import mongoose from 'mongoose'
import type { Composition } from '../context.ts'
import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { AppError, commonErrors } from '../errors.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import {
  deleteAccount,
  markForDeletion,
  resumeAbandonedDeletions,
  resumeDeletions,
  sweepDeletedAccounts,
} from './account.deletion.ts'
import { HeldNameModel } from './heldName.model.ts'
import { createAccount } from './newAccount.ts'
import { DeletedAccountModel } from './deletedAccount.model.ts'

useServer()

async function castWithBobMarked() {
  const people = await cast()
  const { alice, bob, carol, bobsPost } = people
  await alice.follows(bob)
  await alice.likes(bobsPost)
  await alice.bookmarks(bobsPost)
  const reply = await bob.replies(await carol.posts('by carol'), 'a reply by bob')
  await markForDeletion(bob.id)
  return { ...people, reply }
}

describe('an account whose deletion was interrupted', () => {
  it('is invisible, and so are its posts', async () => {
    const { alice, guest, bobsPost, reply } = await castWithBobMarked()
    expect(await guest.seesUser('bob')).toBeNull()
    expect([await guest.sees(bobsPost), await guest.sees(reply)]).toEqual([null, null])
    for (const list of ['posts', 'feed', 'bookmarks'] as const)
      expect(await alice.reads(list, 1)).not.toContain('Hello from bob')
    const query = `{
      users(search: "bob") { edges { node { id } } }
      user(username: "alice") { likedPosts { edges { node { id } } } following { edges { node { id } } } }
    }`
    const nothing = { edges: [] }
    expect(await guest.asks(query)).toEqual({ users: nothing, user: { likedPosts: nothing, following: nothing } })
  })

  it('cannot write, log in or be followed', async () => {
    const { alice, bob, carol } = await castWithBobMarked()
    const alicesPost = await alice.posts('by alice')
    const writes = [
      () => bob.posts('again'),
      () => bob.replies(alicesPost, 'again'),
      () => bob.likes(alicesPost),
      () => bob.bookmarks(alicesPost),
      () => bob.follows(carol),
      () => bob.editsProfile({ name: 'Bob again' }),
      () => bob.does('setVerified', { kind: 'INDIVIDUAL' }, 'user { id }'),
    ]
    for (const write of writes) await expect(write()).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(carol.follows(bob)).rejects.toHaveCode('NOT_FOUND')
    await expect(logsIn(bob)).rejects.toHaveCode('NOT_FOUND')
    expect(await alice.sees(alicesPost)).toMatchObject({ likeCount: 0, replyCount: 0 })
  })

  it('is deleted at the next start, and the counts of others are correct', async () => {
    const { alice, carol } = await castWithBobMarked()
    await resumeDeletions(compose(domains))
    expect(await UserModel.countDocuments({ username: 'bob' })).toBe(0)
    expect(await alice.seesUser('alice')).toMatchObject({ followingCount: 0 })
    expect(await carol.reads('posts')).toEqual(['by carol'])
    expect(await violations()).toEqual([])
  })

  it('is deleted although the deletion of another one fails', async () => {
    const { alice, bob } = await castWithBobMarked()
    await markForDeletion(alice.id)
    const onAccountDeleted = async (id: string) => {
      if (id === bob.id) throw new Error('interrupted')
    }
    await expect(resumeDeletions(compose([...domains, { name: 'broken', onAccountDeleted }]))).rejects.toThrow(
      'interrupted',
    )
    expect(await UserModel.distinct('username', { deletingAt: { $ne: null } })).toEqual(['bob'])
  })

  it('continues after its request has failed, as soon as the database answers again', async () => {
    const { bob } = await cast()
    const composition = compose(domains)
    let isDown = true
    const flaky: Composition = {
      ...composition,
      onAccountDeleted: async (userId) => {
        if (isDown) throw new AppError(commonErrors.BUSY)
        await composition.onAccountDeleted(userId)
      },
    }
    await expect(deleteAccount(bob.id, flaky, { waitMs: 1 })).rejects.toMatchObject({ code: 'BUSY' })
    expect(await UserModel.countDocuments({ _id: bob.id })).toBe(1)
    isDown = false
    while (await UserModel.exists({ _id: bob.id })) await setImmediate()
    expect(await violations()).toEqual([])
  })

  it('is deleted while the server runs, unless the deletion has only just begun', async () => {
    const { bob } = await castWithBobMarked()
    await resumeAbandonedDeletions(compose(domains))
    expect(await UserModel.countDocuments({ _id: bob.id })).toBe(1)
    await UserModel.updateOne({ _id: bob.id }, { deletingAt: new Date(Date.now() - 3_600_000) })
    await resumeAbandonedDeletions(compose(domains))
    expect(await UserModel.countDocuments({ _id: bob.id })).toBe(0)
    expect(await violations()).toEqual([])
  })
})

describe('what an account wrote while it was being deleted', () => {
  it('is deleted after it was stored, within a minute', async () => {
    const { alice, bob, bobsPost } = await cast()
    const composition = compose(domains)
    const late = await mongoose.startSession()
    try {
      late.startTransaction()
      await PostModel.updateOne({ _id: bobsPost }, { $inc: { likeCount: 1 } }, { session: late })
      const like = { userId: alice.id, postId: bobsPost, state: 'liked', at: new Date(), notifiedId: bob.id }
      await LikeModel.insertMany([like], { session: late })
      await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
      await late.commitTransaction()
    } finally {
      await late.endSession()
    }
    expect(await bob.sees(bobsPost)).toMatchObject({ likeCount: 1 })
    await sweepDeletedAccounts(composition)
    expect(await bob.sees(bobsPost)).toMatchObject({ likeCount: 0 })
    expect(await violations()).toEqual([])
  })

  it('is looked for until nothing of it can come any more', async () => {
    const { alice } = await cast()
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    await sweepDeletedAccounts(compose(domains))
    const recent = () => DeletedAccountModel.countDocuments({ _id: alice.id, isRecent: true })
    expect(await recent()).toBe(1)
    await DeletedAccountModel.updateOne({ _id: alice.id }, { at: new Date(Date.now() - 3_600_000) })
    await sweepDeletedAccounts(compose(domains))
    expect(await recent()).toBe(0)
  })
})

describe('the name of a deleted account', () => {
  it('cannot be signed up with for 90 days, in any letter case, but the operator may give it', async () => {
    const { alice } = await cast()
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    await expect(signsUp('ALICE')).rejects.toHaveCode('USERNAME_TAKEN')
    expect(await HeldNameModel.find().lean()).toEqual([
      { _id: expect.not.stringMatching(/alice/i), until: expect.any(Date) },
    ])
    await HeldNameModel.updateMany({}, { until: new Date(Date.now() - 1) })
    await signsUp('alice')
    const bob = await logsIn(new Person({ username: 'bob', password: alice.password }))
    await bob.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    const form = {
      name: 'Bob',
      username: 'bob',
      email: 'bob@example.org',
      password: 'another',
      confirmPassword: 'another',
    }
    await createAccount(form)
  })
})
