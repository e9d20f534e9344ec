import type { Context } from '../context.ts'
import { aggregate, find } from '../db/read.ts'
import { showsOnlyCards, stagesOfOwn } from '../users/authors.ts'
import type { UserRow } from '../users/user.row.ts'
import type { EdgesToPosts, PostRow } from './post.row.ts'

type Marks = {
  addTo(post: PostRow): void
  own: readonly UserRow[]
}

/** Reads the selected marks of all domains in one command; `withOwn` makes it read the viewer's account, too. */
export async function readMarks(ctx: Context, ids: readonly string[], withOwn = false): Promise<Marks> {
  ctx.deadline?.check()
  const selected = selectedMarks(ctx)
  const rows = ctx.viewer && ids.length > 0 ? await readRows(selected, ctx.viewer.id, ids, withOwn) : []
  const marked = selected.map(({ mark }) => ({ mark, ids: new Set(rows.map((row) => row[mark])) }))
  return {
    addTo: (post) => {
      const shown = (post.marks ??= {})
      for (const { mark, ids } of marked) shown[mark] = ids.has(post._id)
    },
    own: rows.flatMap(({ own }) => own ?? []),
  }
}

/** Whether the command of `readMarks` can bring the viewer's account, which is never cached. */
export function bringsOwn(ctx: Context, authorIds: readonly string[]): boolean {
  const id = ctx.viewer?.id
  return id !== undefined && authorIds.includes(id) && showsOnlyCards(ctx) && selectedMarks(ctx).length > 0
}

const selectedMarks = ({ domains, selection }: Context) =>
  domains.posts.edges.filter(({ mark }) => selection.has(`Post.${mark}`))

/** A row has either a mark, with the id of the marked post as its value, or the viewer's account. */
type MarkRow = { readonly [field: string]: unknown; readonly own?: UserRow }

async function readRows(
  selected: readonly EdgesToPosts[],
  userId: string,
  ids: readonly string[],
  withOwn: boolean,
): Promise<MarkRow[]> {
  const limit = ids.length
  const [first, ...others] = selected.map(({ mark, collection, filter, pair }) => ({
    collection,
    hint: pair,
    filter: { userId, postId: { $in: [...ids] }, ...filter },
    projection: { _id: 0, [mark]: '$postId' },
  }))
  if (!first) return []
  const { collection, filter, hint, projection } = first
  if (others.length === 0 && !withOwn) return find<MarkRow>(collection, filter, { hint, limit, projection })
  // A `$unionWith` takes no hint, but MongoDB chooses `pair`, because no other index needs fewer keys.
  const stages = (read: typeof first) => [{ $match: read.filter }, { $limit: limit }, { $project: read.projection }]
  const unions = [
    ...others.map((read) => ({ coll: read.collection, pipeline: stages(read) })),
    ...(withOwn ? [{ coll: 'users', pipeline: stagesOfOwn(userId) }] : []),
  ]
  return aggregate<MarkRow>(collection, [...stages(first), ...unions.map(($unionWith) => ({ $unionWith }))], hint)
}
