import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { MongoClient } from 'mongodb'
import { listenAndReport, setting, viewerOf } from './process.ts'

type Row = { _id: string; authorId: string; content: string; createdAt: Date; likeCount: number; replyCount: number }
type Person = { _id: string; username: string; name: string; avatar: string; verifiedKind: string | null }
type Edge = { postId: string }

const { uri } = setting()
const db = (await MongoClient.connect(uri)).db()
const posts = db.collection<Row>('posts')
const people = db.collection<Person>('users')
const likes = db.collection<Edge>('likes')
const bookmarks = db.collection<Edge>('bookmarks')

/** The fewest commands that a page needs: one for its rows, then three in parallel. */
async function page(userId: string, first: number): Promise<object[]> {
  const rows = await posts
    .find({ top: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(first)
    .project<Row>({ authorId: 1, content: 1, createdAt: 1, likeCount: 1, replyCount: 1 })
    .toArray()
  const ids = rows.map(({ _id }) => _id)
  const own = { userId, postId: { $in: ids } }
  const postIds = { _id: 0, postId: 1 }
  const authorIds = [...new Set(rows.map(({ authorId }) => authorId))]
  const [authors, liked, saved] = await Promise.all([
    people
      .find({ _id: { $in: authorIds } })
      .project<Person>({ username: 1, name: 1, avatar: 1, verifiedKind: 1 })
      .toArray(),
    likes
      .find({ ...own, state: 'liked' } as object)
      .project<Edge>(postIds)
      .toArray(),
    bookmarks
      .find(own as object)
      .project<Edge>(postIds)
      .toArray(),
  ])
  const author = new Map(authors.map((person) => [person._id, person]))
  const likedIds = new Set(liked.map(({ postId }) => postId))
  const savedIds = new Set(saved.map(({ postId }) => postId))
  return rows.map(({ _id: id, authorId, ...row }) => {
    const person = author.get(authorId)
    return {
      node: {
        ...{ id, content: row.content, createdAt: row.createdAt, likeCount: row.likeCount, replyCount: row.replyCount },
        viewerHasLiked: likedIds.has(id),
        viewerHasBookmarked: savedIds.has(id),
        author: person && {
          ...{ id: person._id, username: person.username, name: person.name, avatar: person.avatar },
          isVerified: person.verifiedKind !== null,
        },
      },
    }
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { variables } = JSON.parse(text) as { variables: { first: number } }
  const edges = await page(viewerOf(request), variables.first)
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { posts: { edges } } }))
}

listenAndReport(createServer((request, response) => void answer(request, response)))
