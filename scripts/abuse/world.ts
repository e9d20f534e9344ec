import { randomUUID } from 'node:crypto'
import { beginSession } from '../../server/auth/sessions.ts'
import { connect, database, disconnect, ensureIndexes } from '../../server/db/connection.ts'
import { startTestMongo } from '../../server/db/mongod/testMongo.ts'
import { modelsOf } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'
import { PinModel } from '../../server/pins/pin.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { postDocument, storePosts } from '../../server/testing/documents.ts'
import { generate, postId, userId } from '../dataset/generate.ts'

export type World = { uri: string; secret: string; token: string }

const sizes = { users: 2_000, posts: 8_000, replies: 4_000, quotes: 8_000, follows: 30, likes: 60, bookmarks: 5 }
const threads = 40
const repliesOfThread = 300

export const threadPost = postId(sizes.posts - 1)
export const firstReply = 'thread-0-reply-0'
/** Account 0 is a demo account, which is disabled in production. */
const member = userId(1)
export const likedPost = 'thread-0-reply-1'

export async function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  const mongo = await startTestMongo(console.error)
  const uri = new URL(mongo.uri)
  uri.pathname = `/abuse-${process.pid}`
  const secret = randomUUID()
  try {
    await connect(uri.href)
    await ensureIndexes(modelsOf(domains))
    await generate(sizes)
    await writeThreads()
    await writePins()
    const { token } = await beginSession({ id: member, isDemo: false }, secret)
    await work({ uri: uri.href, secret, token })
    await database().dropDatabase()
  } finally {
    await disconnect()
    await mongo.stop()
  }
}

/** Long replies to the newest posts, to make REST's answers large. */
async function writeThreads(): Promise<void> {
  for (let thread = 0; thread < threads; thread += 1) {
    const parentId = postId(sizes.posts - 1 - thread)
    const replies = Array.from({ length: repliesOfThread }, (_, index) =>
      postDocument({
        _id: `thread-${thread}-reply-${index}`,
        authorId: userId(index),
        parentId,
        content: 'An answer of some length. '.repeat(14),
      }),
    )
    await storePosts(replies)
    await PostModel.collection.updateOne({ _id: parentId as never }, { $inc: { replyCount: repliesOfThread } })
  }
}

async function writePins(): Promise<void> {
  const first = { $group: { _id: '$authorId', postId: { $first: '$_id' } } }
  const posts = await PostModel.aggregate<{ _id: string; postId: string }>([{ $match: { parentId: null } }, first])
  await PinModel.insertMany(
    posts.map(({ _id: authorId, postId: pinned }) => ({ userId: authorId, postId: pinned, at: new Date() })),
  )
}
