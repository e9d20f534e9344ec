import type { PostDocument } from '../../../server/posts/post.model.ts'
import type { UserDocument } from '../../../server/users/user.model.ts'

/** The one place that knows which fields the comparison servers read for a card. */
const postFields = [
  ...(['authorId', 'parentId', 'content', 'images', 'video', 'links', 'mentionIds'] as const),
  ...(['createdAt', 'updatedAt', 'likeCount', 'replyCount'] as const),
]
const personFields = ['username', 'name', 'avatar', 'verifiedKind'] as const
const profileFields = [
  ...personFields,
  ...(['cover', 'bio', 'location', 'website', 'createdAt'] as const),
  ...(['postCount', 'followerCount', 'followingCount'] as const),
]

export type Row = Pick<PostDocument, '_id' | (typeof postFields)[number]> & { mentionIds: string[] }
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

export function personOf<Shown extends Person>({ _id, ...shown }: Shown) {
  return { ...shown, id: `user:${_id}`, isVerified: shown.verifiedKind !== null, __typename: 'User' }
}

/** A card as the client reads it; `known` has the author and whom the post mentions. */
export function cardOf(
  { _id: id, authorId, parentId: _parent, mentionIds, ...shown }: Row,
  known: ReadonlyMap<string, Person>,
  marks: { isLiked: boolean; isSaved: boolean } = { isLiked: false, isSaved: false },
) {
  const author = known.get(authorId)
  const named = (__typename: string) => (part: object) => ({ ...part, __typename })
  return {
    ...shown,
    id,
    author: author && personOf(author),
    mentions: mentionIds.flatMap((mentioned) => {
      const person = known.get(mentioned)
      return person ? [{ id: `user:${person._id}`, username: person.username, __typename: 'User' }] : []
    }),
    images: shown.images.map(named('Image')),
    video: shown.video && named('Video')(shown.video),
    links: shown.links.map(named('PostLink')),
    parent: null as object | null,
    viewerHasLiked: marks.isLiked,
    viewerHasBookmarked: marks.isSaved,
    __typename: 'Post',
  }
}

export type Card = ReturnType<typeof cardOf>

export function connectionOf(cards: readonly Card[], parent: object | null = null) {
  const shown = cards.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    edges: shown.map((card) => ({ node: { ...card, parent }, __typename: 'PostEdge' })),
    pageInfo: {
      hasNextPage: cards.length > pageSize,
      endCursor: last ? Buffer.from(`${String(last.createdAt)},${last.id}`).toString('base64url') : null,
      __typename: 'PageInfo',
    },
    __typename: 'PostConnection',
  }
}
