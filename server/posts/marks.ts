import type { mongo } from 'mongoose'
import type { Hydrator, OwnCard } from '../context.ts'
import { aggregate, find } from '../db/read.ts'
import { stagesOfOwn } from '../users/authors.ts'
import type { UserRow } from '../users/user.row.ts'
import type { PostRow } from './post.row.ts'

/** A field of posts in GraphQL that is true if the viewer has an edge to the post, such as a like. */
export type PostMark = {
  field: string
  /** The collection has at most one document for a `userId` and a `postId`. */
  collection: string
  filter?: mongo.Document
  /** An index of `userId`, `postId` and the fields of `filter`. */
  pair: mongo.Document
}

/** Reads the selected marks of all domains in one command, and the viewer's account if the viewer is an author. */
export function hydrateMarks(marks: readonly PostMark[]): Hydrator<PostRow> {
  return async ({ viewer, own, selection }, ids) => {
    const selected = marks.filter(({ field }) => selection.has(`Post.${field}`))
    const reading = viewer && ids.length > 0 ? readMarks(selected, viewer.id, ids, own) : Promise.resolve([])
    if (own && selected.length > 0) bring(own, reading)
    const rows = await reading
    const marked = selected.map(({ field }) => ({ field, ids: new Set(rows.map((row) => row[field])) }))
    return (post) => {
      const shown = (post.marks ??= {})
      for (const { field, ids } of marked) shown[field] = ids.has(post._id)
    }
  }
}

function bring(own: OwnCard, reading: Promise<MarkRow[]>): void {
  own.brought = reading.then((rows) => rows.flatMap((row) => row.own ?? []))
  // Whoever awaits the marks gets the error.
  own.brought.catch(() => {})
}

/** A row has the id of a marked post under the name of the mark's field, or the viewer's account. */
type MarkRow = { readonly [field: string]: unknown; readonly own?: UserRow }

async function readMarks(
  marks: readonly PostMark[],
  userId: string,
  ids: readonly string[],
  own: OwnCard | undefined,
): Promise<MarkRow[]> {
  const limit = ids.length
  const [first, ...others] = marks.map(({ field, collection, filter, pair }) => ({
    collection,
    hint: pair,
    filter: { userId, postId: { $in: [...ids] }, ...filter },
    projection: { _id: 0, [field]: '$postId' },
  }))
  if (!first) return []
  const { collection, filter, hint, projection } = first
  if (others.length === 0 && !own) return find<MarkRow>(collection, filter, { hint, limit, projection })
  // A `$unionWith` takes no hint, but MongoDB chooses `pair`, because no other index needs fewer keys.
  const stages = (read: typeof first) => [{ $match: read.filter }, { $limit: limit }, { $project: read.projection }]
  const unions = [
    ...others.map((read) => ({ coll: read.collection, pipeline: stages(read) })),
    ...(own ? [{ coll: 'users', pipeline: stagesOfOwn(own) }] : []),
  ]
  return aggregate<MarkRow>(collection, [...stages(first), ...unions.map(($unionWith) => ({ $unionWith }))], hint)
}
