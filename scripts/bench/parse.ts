import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Asked, Request } from './send.ts'
import { type Person, type Row, cardOf, connectionOf, noMarks, pageSize } from './servers/card.ts'

/** Parse Server is installed in a folder of its own, because this project does not depend on it. */
export const parseFolder = resolve('artifacts/parse-server')

export async function installParse(): Promise<void> {
  if (existsSync(`${parseFolder}/node_modules/parse-server/lib/index.js`)) return
  console.error('Installing Parse Server …')
  await mkdir(parseFolder, { recursive: true })
  await writeFile(`${parseFolder}/package.json`, '{ "private": true }\n')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev']
  await promisify(execFile)('npm', ['install', 'parse-server@9', ...options], { cwd: parseFolder })
}

const list = new URLSearchParams({
  where: '{"top":1}',
  order: '-createdAt,-objectId',
  limit: `${pageSize + 1}`,
  include: 'author,mentions',
})

/** One request that counts the like and adds the account to the post's likers. */
const like = (postId: string, amount: 1 | -1, userId: string) => ({
  method: 'PUT' as const,
  path: `/parse/classes/Post/${postId}`,
  body: {
    likeCount: { __op: 'Increment', amount },
    likers: { __op: amount === 1 ? 'AddRelation' : 'RemoveRelation', objects: [pointerTo(userId)] },
  },
})

const pointerTo = (objectId: string) => ({ __type: 'Pointer', className: '_User', objectId })

export function parseRequest({ operationName, variables, token }: Asked): Request {
  const { postId = '', input } = variables as { postId?: string; input?: { content: string } }
  const { sub: userId = '', jti = '' } = token ? claimsOf(token) : {}
  const headers = { 'x-parse-application-id': 'bench', ...(jti && { 'x-parse-session-token': `r:${jti}` }) }
  if (operationName === 'Explore') return { method: 'GET', path: `/parse/classes/Post?${list.toString()}`, headers }
  if (operationName === 'LikePost') return { ...like(postId, 1, userId), headers }
  if (operationName === 'UnlikePost') return { ...like(postId, -1, userId), headers }
  const post = { ...input, id: undefined, mentions: [], top: 1, likeCount: 0, replyCount: 0, author: pointerTo(userId) }
  return { method: 'POST', path: '/parse/classes/Post', headers, body: post }
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; jti: string }

type ParsePerson = Omit<Person, '_id'> & { objectId: string }
type ParsePost = Omit<Row, '_id' | 'authorId' | 'mentionIds'> & {
  objectId: string
  author: ParsePerson
  mentions: ParsePerson[]
}

/** Reads Explore as the client does. Answers to writes are too small to compare. */
export function parseData(answer: string): unknown {
  const { results } = JSON.parse(answer) as { results?: ParsePost[] }
  if (!results) return undefined
  const cards = results.map(({ objectId, author, mentions, ...post }) => {
    const people = [author, ...mentions].map(({ objectId: _id, username, name, avatar, verifiedKind }) => {
      return [_id, { _id, username, name, avatar, verifiedKind }] as const
    })
    const { content, images, video, links, createdAt, updatedAt, likeCount, replyCount } = post
    const shown = { content, images, video, links, createdAt, updatedAt, likeCount, replyCount }
    const ids = {
      _id: objectId,
      authorId: author.objectId,
      parentId: null,
      mentionIds: mentions.map((one) => one.objectId),
    }
    return cardOf({ ...shown, ...ids }, new Map(people), { ...noMarks, isGuest: true })
  })
  const posts = connectionOf(cards)
  return { data: { posts: { ...posts, pageInfo: { ...posts.pageInfo, startCursor: '', endCursor: '' } } } }
}
