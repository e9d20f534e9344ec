import { beginSession } from '../../server/auth/sessions.ts'
import { followedIds } from '../../server/follows/follows.read.ts'
import { rankAt } from '../../server/follows/ranks.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { postDocument, userDocument } from '../../server/testing/documents.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { type Rank, silentRank } from '../../server/users/user.row.ts'
import { userId } from '../dataset/generate.ts'
import { insertAll } from '../dataset/insertAll.ts'
import { fillWorld } from '../plans/world.ts'
import { fillInAll } from './filled.ts'
import { secret } from './harness.ts'
import { type Server, servers } from './servers.ts'

const sizes = { users: 5_000, posts: 20_000, replies: 5_000, follows: 20, likes: 20, bookmarks: 5 }

/** A post with 20 replies of different people. */
export const conversation = 'post-with-replies'
/** What people post. */
export const newContent = 'A post as people write it, of about seventy characters or so.'
/** How many accounts write to each server. */
export const writersOfEach = 50

/** As many as ever read at once. Account 0 is a demo account: servers that do not offer those end its sessions. */
const readers = Array.from({ length: 50 }, (_, index) => userId(1 + index))
const longAgo = new Date(0)

/** An account with likes, bookmarks and followees, and the id of the newest post on its Home. */
export type Member = { token: string; newestAtHome: string }

export type World = {
  /** Who reads; each worker is another. */
  members: readonly Member[]
  /** The id of the newest post of all. */
  newest: string
  /** The tokens of the accounts that write to a server. */
  writers: Record<Server, string[]>
  /** The id of a post, and of the account that wrote it, which nobody has written to yet. Each server has its own. */
  nextTarget(server: Server): string
}

const names = Object.keys(servers) as Server[]
const numbered = (name: string, index: number) => `${name}-${String(index).padStart(6, '0')}`
export const writerOf = (server: Server, index: number) => numbered(`${server}-writer`, index)

/** Fills an empty database; each server may write to `targets` posts and accounts. The same numbers give the same data. */
export async function fill(targets: number): Promise<World> {
  await fillWorld(sizes)
  await addConversation()
  const owned = names.flatMap((name) => Array.from({ length: targets }, (_, index) => numbered(name, index)))
  const writing = names.flatMap((name) => Array.from({ length: writersOfEach }, (_, index) => writerOf(name, index)))
  const person = (feedRank: Rank) => (id: string) =>
    userDocument({ _id: id, username: id.replaceAll('-', '_'), feedRank })
  const authors = owned.map(person(rankAt(longAgo)))
  await insertAll(UserModel, [...authors, ...writing.map(person(silentRank))])
  // Old, so that they are on no page.
  const posts = owned.map((id) => postDocument({ _id: id, authorId: id, createdAt: longAgo }))
  await insertAll(PostModel, posts)
  await fillInAll()
  const used = new Map<Server, number>()
  const writers = names.map(async (name): Promise<[Server, string[]]> => {
    const ids = Array.from({ length: writersOfEach }, (_, index) => writerOf(name, index))
    return [name, await Promise.all(ids.map(tokenOf))]
  })
  return {
    members: await Promise.all(readers.map(memberOf)),
    newest: await newestOf({}),
    writers: Object.fromEntries(await Promise.all(writers)) as World['writers'],
    nextTarget: (server) => {
      const index = used.get(server) ?? 0
      if (index >= targets) throw new Error(`There are only ${targets} posts for ${server} to write to.`)
      used.set(server, index + 1)
      return numbered(server, index)
    },
  }
}

async function newestOf(filter: object): Promise<string> {
  const post = await PostModel.findOne({ top: 1, ...filter }, { _id: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean()
  if (!post) throw new Error('There are no posts.')
  return post._id
}

async function memberOf(id: string): Promise<Member> {
  const authors = [id, ...(await followedIds(id))]
  return { token: await tokenOf(id), newestAtHome: await newestOf({ authorId: { $in: authors } }) }
}

const tokenOf = async (id: string) => (await beginSession({ id, isDemo: false }, secret)).token

async function addConversation(): Promise<void> {
  const replies = Array.from({ length: 20 }, (_, index) =>
    postDocument({ _id: `${conversation}-${index}`, authorId: userId(100 + index), parentId: conversation }),
  )
  const counted = { replyCount: replies.length, createdAt: longAgo }
  await insertAll(PostModel, [postDocument({ _id: conversation, authorId: userId(7), ...counted }), ...replies])
}
