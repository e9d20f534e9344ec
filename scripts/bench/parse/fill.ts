import { type Db, MongoClient } from 'mongodb'
import type { Person, Row } from '../driver/database.ts'
import { tokenFor, userClass } from './requests.ts'

const batchSize = 5_000
const pointer = (className: string, objectId: string) => ({ __type: 'Pointer', className, objectId })

/** Fills Parse's database with the posts and accounts of Linnet's, as Parse stores them. Accounts are logged in. */
export async function fillParse(from: string, to: string): Promise<void> {
  const client = await MongoClient.connect(from)
  try {
    const [source, target] = [client.db(), client.db(new URL(to).pathname.slice(1))]
    await copy<Person>(source, 'users', target, userClass, (user) => ({
      ...{ _id: user._id, username: user.username, name: user.name, avatar: user.avatar },
      ...{ verifiedKind: user.verifiedKind, _created_at: user.createdAt, _updated_at: user.updatedAt },
    }))
    await copy<Person>(source, 'users', target, '_Session', ({ _id }) => ({
      ...{ _id: `session-${_id}`, _session_token: tokenFor(_id), _p_user: `${userClass}$${_id}`, restricted: false },
      ...{ expiresAt: new Date(Date.now() + 86_400_000), _created_at: new Date(), _updated_at: new Date() },
    }))
    await copy<Row & { hashtags: string[] }>(source, 'posts', target, 'Post', (post) => ({
      ...{ _id: post._id, content: post.content, images: post.images, video: post.video, links: post.links },
      ...{ likeCount: post.likeCount, replyCount: post.replyCount, hashtags: post.hashtags, top: post.top ?? 0 },
      ...{ _p_author: `${userClass}$${post.authorId}`, mentions: post.mentionIds.map((id) => pointer(userClass, id)) },
      ...(post.parentId !== null && { _p_parent: `Post$${post.parentId}` }),
      ...{ _created_at: post.createdAt, _updated_at: post.updatedAt },
    }))
    await target.collection('Post').createIndex({ top: 1, _created_at: -1, _id: -1 })
    await target.collection('Post').createIndex({ _p_parent: 1, _created_at: -1, _id: -1 })
    await target.collection('_Session').createIndex({ _session_token: 1 })
  } finally {
    await client.close()
  }
}

async function copy<Stored extends object>(
  source: Db,
  from: string,
  target: Db,
  to: string,
  shape: (stored: Stored) => object,
): Promise<void> {
  let batch: object[] = []
  const store = () => target.collection(to).insertMany(batch, { ordered: false })
  for await (const stored of source.collection(from).find()) {
    if (batch.push(shape(stored as unknown as Stored)) < batchSize) continue
    await store()
    batch = []
  }
  if (batch.length > 0) await store()
}
