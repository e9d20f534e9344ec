import { randomUUID } from 'node:crypto'
import { beginSession } from '../auth/sessions.ts'
import { postDocument, userDocument } from '../testing/documents.ts'
import { startUpload } from '../testing/media/rawUpload.ts'
import { OldClient } from '../testing/oldClient.ts'
import { Person } from '../testing/person.ts'
import { signsUp } from '../testing/cast.ts'
import { testSettings, useServer } from '../testing/testServer.ts'
import { PostModel } from '../posts/post.model.ts'
import { UserModel } from '../users/user.model.ts'
import { isStorageFull } from './storage.ts'

async function member(username: string): Promise<Person> {
  const id = randomUUID()
  await UserModel.create(userDocument({ _id: id, username }))
  const { token } = await beginSession({ id, isDemo: false }, testSettings.JWT_SECRET)
  return new Person({ id, username, token })
}

async function members() {
  const name = randomUUID().slice(0, 8)
  const [ann, ben] = await Promise.all([member(`ann_${name}`), member(`ben_${name}`)])
  const post = postDocument({ _id: randomUUID(), authorId: ann.id })
  await PostModel.create(post)
  await UserModel.updateOne({ _id: ann.id }, { postCount: 1 })
  return { ann, ben, post }
}

const full = { code: 'STORAGE_FULL', message: "The server's storage is full." }

describe('a server whose storage is full', () => {
  // No disk is free to the last byte.
  useServer({ STORAGE_FREE_PERCENT: '100' })

  it('stores no posts, replies, edits, profiles and accounts', async () => {
    const { ann, post } = await members()
    for (const attempt of [
      () => ann.posts('More'),
      () => ann.replies(post._id, 'More'),
      () => ann.edits(post._id, { content: 'More' }),
      () => ann.editsProfile({ bio: 'More' }),
      () => signsUp('more'),
    ])
      await expect(attempt()).rejects.toMatchObject(full)
    expect(await PostModel.countDocuments({ authorId: ann.id })).toBe(1)
    expect(await ann.sees(post._id)).toMatchObject({ content: post.content, replyCount: 0 })
  })

  it('says so over REST with 507', async () => {
    const { ann, ben, post } = await members()
    const refused = { status: 507, body: { errors: [full.message] } }
    const comments = [{ _id: randomUUID(), content: 'More' }]
    expect(await new OldClient(ann).post('/posts', { postData: { content: 'More' } })).toMatchObject(refused)
    expect(await new OldClient(ben).post(`/posts/edit/${post._id}`, { postData: { comments } })).toMatchObject(refused)
  })

  it('refuses an upload before its body has arrived', async () => {
    const { ann } = await members()
    const upload = startUpload(ann)
    expect(await upload.answer).toEqual({ status: 507, errors: [full.message] })
    upload.leave()
  })

  it('goes on with everything else, and lets people delete', async () => {
    const { ann, ben, post } = await members()
    expect(await ben.likes(post._id)).toMatchObject({ likeCount: 1 })
    await ben.bookmarks(post._id)
    await ben.follows(ann)
    expect(await ben.reads('feed')).toEqual([post.content])
    await ann.posts(post.content, { id: post._id })
    await ann.deletes(post._id)
    expect(await ben.sees(post._id)).toBeNull()
  })
})

describe('a storage counts as full', () => {
  const none = { leastFreeShare: 0, mostStored: null }
  const disk = { totalSize: 50, totalFreeStorageSize: 20, fsTotalSize: 1_000, fsUsedSize: 901 }

  it.each([
    ['never without bounds', disk, none, false],
    ['with less of the disk free than is wanted', disk, { ...none, leastFreeShare: 0.1 }, true],
    ['not with as much free', { ...disk, fsUsedSize: 900 }, { ...none, leastFreeShare: 0.1 }, false],
    ['not if the host tells nothing of the disk', { totalSize: 50 }, { ...none, leastFreeShare: 0.1 }, false],
    ['at the total that is allowed', disk, { ...none, mostStored: 30 }, true],
    ['not before: what deletions freed does not count', disk, { ...none, mostStored: 31 }, false],
  ])('%s', (_when, stats, bounds, expected) => expect(isStorageFull(stats, bounds)).toBe(expected))
})
