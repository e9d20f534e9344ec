import type { PostDocument } from '../../../server/posts/post.model.ts'
import type { UserDocument } from '../../../server/users/user.model.ts'

/** The only place that says which fields the comparison servers read for a card. */
const postFields = [
  ...(['authorId', 'parentId', 'ancestorIds', 'content', 'images', 'video', 'links', 'card', 'mentionIds'] as const),
  ...(['createdAt', 'updatedAt', 'likeCount', 'replyCount', 'replyPolicy', 'isSensitive', 'sensitiveMark'] as const),
  ...(['quotedId', 'quoteCount', 'repostCount', 'continuedId'] as const),
]
const personFields = ['username', 'name', 'avatar', 'verifiedKind', 'silence'] as const
const profileFields = [
  ...personFields,
  ...(['cover', 'bio', 'location', 'website', 'createdAt'] as const),
  ...(['postCount', 'followerCount', 'followingCount'] as const),
]

export type Row = Pick<PostDocument, '_id' | (typeof postFields)[number]> & { mentionIds: string[] }

export type Marks = { liked: Ids; reposted: Ids; saved: Ids; muted: Ids; blocked: Ids; isGuest: boolean }
type Ids = ReadonlySet<string>
const noIds: Ids = new Set()
export const noMarks: Marks = {
  liked: noIds,
  reposted: noIds,
  saved: noIds,
  muted: noIds,
  blocked: noIds,
  isGuest: false,
}
export type Person = Pick<UserDocument, '_id' | (typeof personFields)[number]>
export type Profile = Pick<UserDocument, '_id' | (typeof profileFields)[number]>

const projection = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1] as const))
export const projections = {
  post: projection(postFields),
  person: projection(personFields),
  profile: projection(profileFields),
}

export const pageSize = 20
export const newest = { createdAt: -1, _id: -1 } as const

/** In Node 20, each field that an object literal names after what it spreads costs a microsecond. */
export function personOf(row: Person) {
  const isVerified = row.verifiedKind !== null
  return { id: `user:${row._id}`, isVerified, __typename: 'User', ...row, _id: undefined, silence: undefined }
}

/**
 * A card as the client reads it. `known` has the author and the mentioned people; `root` is the conversation's first
 * post. In the benches' data nobody is silenced or mutes words, everybody may reply, and nothing is quoted.
 */
export function cardOf(
  row: Row,
  known: ReadonlyMap<string, Person>,
  { liked, reposted, saved, muted, blocked, isGuest }: Marks,
  root: Pick<Row, 'replyPolicy'> = row,
) {
  const { _id: id, authorId, content, images, video, links, likeCount, replyCount, createdAt, updatedAt } = row
  const author = known.get(authorId)
  const replyPolicy = root.replyPolicy ?? 'EVERYONE'
  const named = (__typename: string) => (part: object) => ({ ...part, __typename })
  return {
    id,
    author: author && {
      viewerIsMuting: muted.has(authorId),
      viewerIsBlocking: blocked.has(authorId),
      isLimited: Boolean(author.silence),
      ...personOf(author),
    },
    content,
    isSensitive: Boolean(row.isSensitive || row.sensitiveMark),
    replyPolicy,
    viewerCanReply: !isGuest && replyPolicy === 'EVERYONE',
    mentions: row.mentionIds.flatMap((mentioned) => {
      const person = known.get(mentioned)
      return person ? [{ id: `user:${person._id}`, username: person.username, __typename: 'User' }] : []
    }),
    images: images.map(named('Image')),
    video: video && named('Video')(video),
    links: links.map(named('PostLink')),
    card: null,
    parent: null as object | null,
    quoted: null,
    likeCount,
    replyCount,
    repostCount: row.repostCount ?? 0,
    createdAt,
    updatedAt,
    isContinued: row.continuedId !== undefined,
    hasMutedWord: false,
    viewerHasReposted: reposted.has(id),
    viewerHasLiked: liked.has(id),
    viewerHasBookmarked: saved.has(id),
    __typename: 'Post',
  }
}

export type Card = ReturnType<typeof cardOf>

type Parent = Pick<Card, 'id' | 'content'> & { author: { id: string; username: string } | undefined }

export const parentOf = ({ id, content, author }: Parent) => ({
  id,
  content,
  __typename: 'Post',
  author: author && { id: author.id, username: author.username, __typename: 'User' },
})

export function connectionOf(cards: readonly Card[], more: (card: Card) => object = () => ({})) {
  const shown = cards.slice(0, pageSize)
  const cursorOf = (card?: Card) =>
    card ? Buffer.from(`${String(card.createdAt)},${card.id}`).toString('base64url') : null
  return {
    edges: shown.map((node) => ({ node, ...more(node), __typename: 'PostEdge' })),
    pageInfo: {
      hasPreviousPage: false,
      startCursor: cursorOf(shown[0]),
      hasNextPage: cards.length > pageSize,
      endCursor: cursorOf(shown.at(-1)),
      __typename: 'PageInfo',
    },
    __typename: 'PostConnection',
  }
}

const levels = 2
const mostOfEach = 3

/** What the schema says about `conversation`: the chosen replies of each post. `repliesOf` reads all replies. */
export async function conversationsBelow(
  replies: readonly Row[],
  authorId: string,
  repliesOf: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Map<string, Row[]>> {
  const below = new Map<string, Row[]>()
  let level = replies
  for (let depth = 0; depth < levels; depth++) {
    const answered = level.filter(({ replyCount }) => replyCount > 0).map(({ _id }) => _id)
    const found = answered.length > 0 ? await repliesOf(answered) : []
    level = found.sort(inOrder(authorId)).filter((row) => {
      const chosen = below.get(row.parentId ?? '') ?? []
      if (chosen.length >= mostOfEach) return false
      below.set(row.parentId ?? '', [...chosen, row])
      return true
    })
  }
  return below
}

export const inReadingOrder = (id: string, below: ReadonlyMap<string, Row[]>): Row[] =>
  (below.get(id) ?? []).flatMap((row) => [row, ...inReadingOrder(row._id, below)])

const inOrder = (authorId: string) => (a: Row, b: Row) =>
  Number(b.authorId === authorId) - Number(a.authorId === authorId) ||
  b.likeCount - a.likeCount ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a._id < b._id ? 1 : -1)
