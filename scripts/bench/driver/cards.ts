import type { Filter } from 'mongodb'
import { type Edge, type Person, type Row, bookmarks, likes, people } from './database.ts'

const first = 20

async function markedIn(collection: typeof likes, userId: string | undefined, own: Filter<Edge>): Promise<Set<string>> {
  if (userId === undefined) return new Set()
  const rows = await collection
    .find({ userId, ...own })
    .project<Edge>({ _id: 0, postId: 1 })
    .toArray()
  return new Set(rows.map(({ postId }) => postId))
}

/** Authors and mentioned people, likes and bookmarks of rows, in three commands at once; a guest needs one. */
export async function cards(userId: string | undefined, rows: readonly Row[]) {
  const postId = { $in: rows.map(({ _id }) => _id) }
  const peopleIds = [...new Set(rows.flatMap(({ authorId, mentionIds }) => [authorId, ...mentionIds]))]
  const [known, liked, saved] = await Promise.all([
    people
      .find({ _id: { $in: peopleIds } })
      .project<Person>({ username: 1, name: 1, avatar: 1, verifiedKind: 1 })
      .toArray(),
    markedIn(likes, userId, { postId, state: 'liked' }),
    markedIn(bookmarks, userId, { postId }),
  ])
  const byId = new Map(known.map((person) => [person._id, person]))
  return new Map(rows.map((row) => [row._id, card(row, byId, liked, saved)]))
}

/** An account as cards and search results show it. */
export function face({ _id, username, name, avatar, verifiedKind }: Person) {
  const isVerified = verifiedKind !== null
  return { id: `user:${_id}`, username, name, avatar, isVerified, verifiedKind, __typename: 'User' }
}

function card(row: Row, known: ReadonlyMap<string, Person>, liked: Set<string>, saved: Set<string>) {
  const person = known.get(row.authorId)
  const { _id: id, content, createdAt, updatedAt, likeCount, replyCount, video } = row
  return {
    ...{ id, content, createdAt, updatedAt, likeCount, replyCount, parent: null as object | null },
    viewerHasLiked: liked.has(id),
    viewerHasBookmarked: saved.has(id),
    images: row.images.map((image) => ({ ...image, __typename: 'Image' })),
    video: video && { ...video, __typename: 'Video' },
    mentions: row.mentionIds
      .flatMap((mentioned) => known.get(mentioned) ?? [])
      .map(({ _id, username }) => ({ id: `user:${_id}`, username, __typename: 'User' })),
    links: row.links.map((link) => ({ ...link, __typename: 'PostLink' })),
    author: person && face(person),
    __typename: 'Post',
  }
}

/** A post that nobody has marked yet and that mentions nobody. */
export const newCard = (row: Row) => card(row, new Map(), new Set(), new Set())

type Card = ReturnType<typeof card>

/** A page of rows, of which one more than a page was read, as the client expects it. */
export function connection(rows: readonly Row[], byId: ReadonlyMap<string, Card>, parent: object | null = null) {
  const shown = rows.slice(0, first)
  const last = shown.at(-1)
  return {
    edges: shown.map(({ _id }) => ({ node: { ...byId.get(_id), parent }, __typename: 'PostEdge' })),
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last ? Buffer.from(`${last.createdAt.getTime()},${last._id}`).toString('base64url') : null,
      __typename: 'PageInfo',
    },
    __typename: 'PostConnection',
  }
}

/** How many rows to read for a page: one more tells whether there is a next one. */
export const oneMore = first + 1

export async function listOf(userId: string | undefined, rows: readonly Row[]) {
  return connection(rows, await cards(userId, rows.slice(0, first)))
}
