import { aggregate } from '../db/read.ts'
import type { PostRow } from './post.row.ts'
import { mostInThread } from './posts.rules.ts'

type Linked = PostRow & { rest: PostRow[] }

const rest = {
  from: 'posts',
  startWith: '$continuedId',
  connectFromField: 'continuedId',
  connectToField: '_id',
  maxDepth: mostInThread - 2,
  as: 'rest',
}

/** The posts by which an author continued a post, in order, at most `mostInThread`. At most one command. */
export async function threadBelow({ continuedId }: Pick<PostRow, 'continuedId'>): Promise<PostRow[]> {
  if (continuedId === undefined) return []
  const stages = [
    { $match: { _id: continuedId } },
    { $limit: 1 },
    { $graphLookup: rest },
    { $project: { 'rest.words': 0 } },
  ]
  const [linked] = await aggregate<Linked>('posts', stages, '_id_')
  if (!linked) return []
  const { rest: others, ...first } = linked
  const byId = new Map([first, ...others].map((post) => [post._id, post]))
  const thread: PostRow[] = []
  for (let next = byId.get(continuedId); next; next = byId.get(next.continuedId ?? '')) thread.push(next)
  return thread
}
