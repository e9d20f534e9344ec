import { FollowModel } from '../../server/follows/follow.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { postDocument, userDocument } from '../../server/testing/documents.ts'
import { type Sizes, generate, userId } from '../dataset/generate.ts'

/** This many followed accounts need more than one merge. */
const many = 300

/** Of this many, a page of Home reads only the first ranks. */
const veryMany = 500

const longAgo = new Date('2020-01-01T00:00:00Z')

export const readers = {
  /** An account of the data set, with likes and bookmarks. */
  member: userId(0),
  few: 'reader-of-few',
  chatty: 'reader-of-the-chatty',
  silent: 'reader-of-the-silent',
  ties: 'reader-of-ties',
  nobody: 'reader-of-nobody',
} as const

export type Reader = keyof typeof readers

/** Fills an empty database with the data set, and readers with feeds of different sizes. */
export async function fillWorld(sizes: Sizes): Promise<void> {
  await generate(sizes)
  const silent = Array.from({ length: many }, (_, index) => `silent-${String(index).padStart(5, '0')}`)
  const { member: _member, ...others } = readers
  const newcomers = Object.values(others)
  const users = [...silent, ...newcomers].map((id) => userDocument({ _id: id, username: id.replaceAll('-', '_') }))
  const simultaneous = silent
    .slice(0, 3)
    .flatMap((authorId) =>
      numbers(30).map((index) => postDocument({ _id: `${authorId}-post-${index}`, authorId, createdAt: longAgo })),
    )
  await PostModel.collection.insertMany(simultaneous as never[])
  await UserModel.collection.insertMany(users as never[])
  await follow(readers.few, numbers(30).map(userId))
  await follow(readers.chatty, numbers(veryMany).map(userId))
  await follow(readers.silent, silent.slice(3))
  await follow(readers.ties, silent.slice(0, 3))
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function follow(followerId: string, followees: string[]): Promise<void> {
  const follows = followees.map((followeeId, index) => ({ followerId, followeeId, at: new Date(index) }))
  await FollowModel.collection.insertMany(follows)
}
