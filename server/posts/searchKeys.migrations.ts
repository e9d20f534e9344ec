import type { AnyBulkWriteOperation } from 'mongoose'
import type { Migration } from '../db/migrations.ts'
import { type PostDocument, PostModel } from './post.model.ts'
import { type Searchable, searchKeysOf } from './searchKeys.ts'

type Post = Searchable & Pick<PostDocument, '_id' | 'removal' | 'unlisted'> & Partial<Pick<PostDocument, 'words'>>

/** Adds what posts are searched for. Whenever `searchKeysOf` changes, it gets the next number and a new name. */
export const searchKeysMigration: Migration = {
  number: 8,
  name: 'posts with what they are searched for',
  collection: 'posts',
  size: 500,
  projection: {
    ...{ authorId: 1, parentId: 1, content: 1, images: 1, video: 1, links: 1 },
    ...{ words: 1, removal: 1, unlisted: 1 },
  },
  migrate: async (posts: Post[]) => {
    const writes = posts.flatMap((post): AnyBulkWriteOperation<PostDocument>[] => {
      const { _id, content, images, video, links } = post
      const words = searchKeysOf(post)
      // What left the lists keeps its keys for its return.
      const place = post.removal ? 'removal.listed' : post.unlisted && 'unlisted'
      const stored = place === undefined ? post.words : (post.removal?.listed ?? post.unlisted)?.words
      const isInPlace = place === undefined || post.words === undefined
      if (isInPlace && JSON.stringify(stored) === JSON.stringify(words)) return []
      // An edit in the meantime has stored what fits its text.
      const unchanged = { _id, content, images, video, links }
      if (place === undefined)
        return [{ updateOne: { filter: { ...unchanged, removal: null, unlisted: null }, update: { $set: { words } } } }]
      const update = { $set: { [`${place}.words`]: words }, $unset: { words: 1 } } as const
      return [{ updateOne: { filter: { ...unchanged, [place]: { $exists: true } }, update } }]
    })
    if (writes.length > 0) await PostModel.bulkWrite(writes, { ordered: false, timestamps: false })
  },
}
