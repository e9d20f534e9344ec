import { FollowModel } from '../../server/follows/follow.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { userDocument } from '../dataset/documents.ts'
import { type Sizes, generate, userId } from '../dataset/generate.ts'

/** How many people somebody has to follow so that one merge does not do. */
const many = 300

/** Accounts that read the API in different situations; their ids. */
export const readers = {
  /** An account of the data set, with likes and bookmarks of its own. */
  member: userId(0),
  few: 'reader-of-few',
  chatty: 'reader-of-the-chatty',
  silent: 'reader-of-the-silent',
  nobody: 'reader-of-nobody',
} as const

export type Reader = keyof typeof readers

/** Fills an empty database with the data set and with readers who follow few, many who post much, many who never post, and nobody. */
export async function fillWorld(sizes: Sizes): Promise<void> {
  await generate(sizes)
  const silent = Array.from({ length: many }, (_, index) => `silent-${String(index).padStart(5, '0')}`)
  const { member: _member, ...others } = readers
  const newcomers = Object.values(others)
  const users = [...silent, ...newcomers].map((id) => userDocument({ _id: id, username: id.replaceAll('-', '_') }))
  await UserModel.collection.insertMany(users as never[])
  await follow(readers.few, numbers(30).map(userId))
  await follow(readers.chatty, numbers(many).map(userId))
  await follow(readers.silent, silent)
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function follow(followerId: string, followees: string[]): Promise<void> {
  const follows = followees.map((followeeId, index) => ({ followerId, followeeId, at: new Date(index) }))
  await FollowModel.collection.insertMany(follows)
}
