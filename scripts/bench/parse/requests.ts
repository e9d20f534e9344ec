import type { Request } from '../send.ts'
import { conversation, newContent, writerOf } from '../world.ts'

/** What Parse Server is asked for the same pages and writes, and how its answers become the client's data. */
export const appId = 'bench'
/** Classes of Parse; accounts are its own users. */
export const userClass = '_User'

/** The session token of an account, which Parse wants to begin like this. */
export const tokenFor = (userId: string) => `r:${userId}`

const headers = { 'x-parse-application-id': appId }
const [pageSize, shownPeople] = [20, 'author,mentions']
const pointerTo = (className: string, objectId: string) => ({ __type: 'Pointer', className, objectId })

type Person = { objectId: string; username: string; name: string; avatar: string; verifiedKind: string | null }
type Media = { images: object[]; video: object | null; links: object[] }
type Post = Media & { objectId: string; content: string; author: Person; mentions: Person[] } & {
  parent?: { objectId: string }
} & Record<'createdAt' | 'updatedAt', string> &
  Record<'likeCount' | 'replyCount', number>
type Found = { results: Post[] }

function list(where: object): Request {
  const query = { where: JSON.stringify(where), order: '-createdAt,-objectId', limit: `${pageSize + 1}` }
  const path = `/parse/classes/Post?${new URLSearchParams({ ...query, include: shownPeople }).toString()}`
  return { method: 'GET', path, headers }
}

const face = ({ objectId, username, name, avatar, verifiedKind }: Person) => ({
  ...{ id: `user:${objectId}`, username, name, avatar, isVerified: verifiedKind !== null, verifiedKind },
  __typename: 'User',
})

/** A post as a guest sees it. */
function card(post: Post, parent: object | null) {
  const { objectId: id, content, createdAt, updatedAt, likeCount, replyCount, images, video, links } = post
  return {
    ...{ id, content, createdAt, updatedAt, likeCount, replyCount, parent },
    ...{ viewerHasLiked: false, viewerHasBookmarked: false, author: face(post.author), __typename: 'Post' },
    images: images.map((image) => ({ ...image, __typename: 'Image' })),
    video: video && { ...video, __typename: 'Video' },
    links: links.map((link) => ({ ...link, __typename: 'PostLink' })),
    mentions: post.mentions.map(({ objectId, username }) => ({ id: `user:${objectId}`, username, __typename: 'User' })),
  }
}

function connection({ results }: Found, parent: object | null = null) {
  return {
    edges: results.slice(0, pageSize).map((post) => ({ node: card(post, parent), __typename: 'PostEdge' })),
    pageInfo: { hasNextPage: results.length > pageSize, endCursor: '', __typename: 'PageInfo' },
    __typename: 'PostConnection',
  }
}

export const explorePage = {
  requests: () => [list({ top: 1 })],
  shaped: ([text = '']: string[]) => JSON.stringify({ data: { posts: connection(JSON.parse(text) as Found) } }),
}

export const postPage = {
  requests: (): Request[] => [
    { method: 'GET', path: `/parse/classes/Post/${conversation}?include=${shownPeople}`, headers },
    list({ parent: pointerTo('Post', conversation) }),
  ],
  shaped: ([one = '', replies = '']: string[]) => {
    const post = JSON.parse(one) as Post
    const author = { id: `user:${post.author.objectId}`, username: post.author.username, __typename: 'User' }
    const parent = { id: post.objectId, author, __typename: 'Post' }
    return JSON.stringify({
      data: { post: { ...card(post, null), replies: connection(JSON.parse(replies) as Found, parent) } },
    })
  },
}

type ParseWrite = {
  request(target: string, worker: number): Request
  /** Throws if the answer is not that of a write. Parse answers with too little to compare. */
  check(answers: string[]): undefined
}

const asWriter = (worker: number) => ({ ...headers, 'x-parse-session-token': tokenFor(writerOf('parse', worker)) })

/** A like is one request: it counts, and adds the account to those who like the post. */
export const parseWrites: Record<'like' | 'create', ParseWrite> = {
  like: {
    request: (target, worker) => ({
      ...{ method: 'PUT', path: `/parse/classes/Post/${target}`, headers: asWriter(worker) },
      body: {
        likeCount: { __op: 'Increment', amount: 1 },
        likers: { __op: 'AddRelation', objects: [pointerTo(userClass, writerOf('parse', worker))] },
      },
    }),
    check: ([text = '']) => {
      if ((JSON.parse(text) as { likeCount?: number }).likeCount !== 1) throw new Error(`Parse did not like: ${text}`)
    },
  },
  create: {
    request: (_target, worker) => ({
      ...{ method: 'POST', path: '/parse/classes/Post', headers: asWriter(worker) },
      body: {
        ...{ content: newContent, images: [], video: null, links: [], hashtags: [], mentions: [], top: 1 },
        ...{ likeCount: 0, replyCount: 0, author: pointerTo(userClass, writerOf('parse', worker)) },
      },
    }),
    check: ([text = '']) => {
      if (!(JSON.parse(text) as { objectId?: string }).objectId) throw new Error(`Parse did not create: ${text}`)
    },
  },
}
