import type { mongo } from 'mongoose'
import type { Hydrator } from '../context.ts'
import { aggregate, find } from '../db/read.ts'
import type { PostRow } from './post.row.ts'
import type { PostFacts } from './posts.hydration.ts'

type MarkField = keyof PostFacts

/** A field of posts that is true if the viewer has an edge to the post, such as a like. */
export type PostMark = {
  field: MarkField
  /** Holds the edges: at most one for each `userId` and `postId`. */
  collection: string
  /** What else is true of the edges that count. */
  filter?: mongo.Document
  /** The index of `userId`, `postId` and the fields of `filter`. */
  pair: mongo.Document
}

/** A hydrator that adds the selected ones of these marks to posts. One command reads the edges of all of them. */
export function hydrateMarks(marks: readonly PostMark[]): Hydrator<PostRow> {
  return async (ctx, ids) => {
    const selected = marks.filter(({ field }) => ctx.selection.has(`Post.${field}`))
    const rows = ctx.viewer && ids.length > 0 ? await readMarks(selected, ctx.viewer.id, ids) : []
    const marked = selected.map(({ field }) => ({ field, ids: new Set(rows.map((row) => row[field])) }))
    return (post) => {
      for (const { field, ids } of marked) post[field] = ids.has(post._id)
    }
  }
}

/** The id of a marked post, under the name of the mark's field. */
type MarkRow = { readonly [field in MarkField]?: string }

async function readMarks(marks: readonly PostMark[], userId: string, ids: readonly string[]): Promise<MarkRow[]> {
  const limit = ids.length
  const [first, ...others] = marks.map(({ field, collection, filter, pair }) => ({
    collection,
    hint: pair,
    filter: { userId, postId: { $in: [...ids] }, ...filter },
    projection: { _id: 0, [field]: '$postId' },
  }))
  if (!first) return []
  const { collection, filter, hint, projection } = first
  if (others.length === 0) return find<MarkRow>(collection, filter, { hint, limit, projection })
  // A union takes no hint. MongoDB tries each index at first, and again when the one that it chose costs ten times as
  // much as then. None needs fewer keys for such a filter than the pair does.
  const stages = (read: typeof first) => [{ $match: read.filter }, { $limit: limit }, { $project: read.projection }]
  const unions = others.map((read) => ({ $unionWith: { coll: read.collection, pipeline: stages(read) } }))
  return aggregate<MarkRow>(collection, [...stages(first), ...unions], hint)
}
