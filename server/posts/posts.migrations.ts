import type { AnyBulkWriteOperation } from 'mongoose'
import type { Migration } from '../db/migrations.ts'
import { findByIds } from '../db/read.ts'
import { chainsOf } from './ancestors.ts'
import { storedMentionsOfAll } from './mentions.ts'
import { type PostDocument, PostModel, newsFor } from './post.model.ts'
import { hashtagsOf } from './segments.rules.ts'

type OldPost = Pick<PostDocument, '_id' | 'authorId' | 'parentId' | 'content'> &
  Partial<Pick<PostDocument, 'hashtags' | 'mentionIds'>>

/** Adds hashtags, mentions and `notifiedId` to posts of older releases. Nobody is notified of these mentions. */
export const postsMigration: Migration = {
  number: 2,
  name: 'posts with folded hashtags, mentions and news',
  collection: 'posts',
  size: 500,
  projection: { authorId: 1, parentId: 1, content: 1, hashtags: 1, mentionIds: 1 },
  migrate: async (posts: OldPost[]) => {
    const [found, authors] = await Promise.all([
      storedMentionsOfAll(posts.map(({ content }) => content)),
      parentAuthors(posts.filter(isOld)),
    ])
    const writes = posts.flatMap((post, index) => {
      const { _id, content, hashtags, mentionIds } = post
      const mentioned = found[index]?.filter((id) => mentionIds?.includes(id) ?? true) ?? []
      const fields = { hashtags: hashtagsOf(content), mentionIds: mentioned }
      const isSame = JSON.stringify(fields) === JSON.stringify({ hashtags, mentionIds })
      // `set` skips a post that was edited meanwhile: it has what fits its new text.
      return [
        ...(isOld(post) ? newsOf(post, authors) : []),
        ...(isSame ? [] : [set({ _id, content, removal: null, unlisted: null }, fields)]),
      ]
    })
    await PostModel.bulkWrite(writes, { ordered: false, timestamps: false })
  },
}

/** Adds `ancestorIds` to replies of older releases. */
export const ancestorsMigration: Migration = {
  number: 3,
  name: 'replies with their ancestors',
  collection: 'posts',
  size: 500,
  projection: { parentId: 1, ancestorIds: 1 },
  migrate: async (posts: Pick<PostDocument, '_id' | 'parentId' | 'ancestorIds'>[]) => {
    const lacking = posts.filter(({ parentId, ancestorIds }) => parentId !== null && ancestorIds === undefined)
    const chains = await chainsOf(lacking)
    const writes = lacking.map(({ _id }) => set({ _id }, { ancestorIds: [...(chains.get(_id) ?? [])] }))
    await PostModel.bulkWrite(writes, { ordered: false, timestamps: false })
  },
}

const isOld = ({ mentionIds }: OldPost) => mentionIds === undefined

function newsOf({ _id, authorId, parentId }: OldPost, authors: ReadonlyMap<string, string>) {
  const news = newsFor(authors.get(parentId ?? '') ?? authorId, authorId)
  return news.notifiedId === undefined ? [] : [set({ _id }, news)]
}

const set = (
  filter: Partial<OldPost> & { removal?: null; unlisted?: null },
  $set: Partial<PostDocument>,
): AnyBulkWriteOperation<PostDocument> => ({
  updateOne: { filter, update: { $set } },
})

async function parentAuthors(posts: readonly OldPost[]): Promise<Map<string, string>> {
  const ids = [...new Set(posts.flatMap(({ parentId }) => parentId ?? []))]
  return authorsOfPosts(ids)
}

export async function authorsOfPosts(ids: readonly string[]): Promise<Map<string, string>> {
  const posts = await findByIds<Pick<PostDocument, '_id' | 'authorId'>>('posts', ids, { authorId: 1 })
  return new Map(posts.map(({ _id, authorId }) => [_id, authorId]))
}
