import type { mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import type { Migration } from '../db/migrations.ts'
import { type PostDocument, PostModel } from './post.model.ts'
import { type Searchable, searchKeysOf } from './searchKeys.ts'

type Post = Searchable & Pick<PostDocument, '_id' | 'removal' | 'unlisted'> & Partial<Pick<PostDocument, 'words'>>

type Write = mongo.AnyBulkWriteOperation<PostDocument>

const projection: Migration['projection'] = {
  authorId: 1,
  parentId: 1,
  content: 1,
  images: 1,
  video: 1,
  links: 1,
  words: 1,
  removal: 1,
  unlisted: 1,
}

const mostAttempts = 10

const notThere = { $not: { $type: 'object' } } as const

/** Adds the keys of search to posts. Whenever `searchKeysOf` changes, this needs the next number and a new name. */
export const searchKeysMigration: Migration = {
  number: 8,
  name: 'posts with what they are searched for',
  collection: 'posts',
  size: 500,
  projection,
  migrate: async (posts: Post[]) => {
    let left = posts
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const writes = left.flatMap(writesFor)
      if (writes.length === 0) return
      // The driver, because Mongoose would add defaults to the filters.
      const { matchedCount } = await database().collection<PostDocument>('posts').bulkWrite(writes, { ordered: false })
      if (matchedCount === writes.length) return
      // The posts that did not match were edited, left lists or came back meanwhile.
      left = await PostModel.find({ _id: { $in: left.map(({ _id }) => _id) } }, projection).lean<Post[]>()
    }
    throw new Error('Posts changed again and again while their words were stored.')
  },
}

function writesFor(post: Post): Write[] {
  const { _id, content, images, video, links } = post
  const words = searchKeysOf(post)
  // A post that left the lists keeps its keys elsewhere for its return.
  const place = post.removal ? 'removal.listed' : post.unlisted && 'unlisted'
  const stored = place === undefined ? post.words : (post.removal?.listed ?? post.unlisted)?.words
  const isInPlace = place === undefined || post.words === undefined
  if (isInPlace && JSON.stringify(stored) === JSON.stringify(words)) return []
  const unchanged = { _id, content, images, video, links }
  if (place === undefined)
    return [
      {
        updateOne: {
          filter: { ...unchanged, removal: notThere, unlisted: notThere },
          update: { $set: { words } },
        },
      },
    ]
  const update = { $set: { [`${place}.words`]: words }, $unset: { words: '' } } as const
  return [{ updateOne: { filter: { ...unchanged, [place]: { $exists: true } }, update } }]
}
