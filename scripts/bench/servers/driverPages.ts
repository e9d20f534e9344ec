import type { Filter, FindOptions } from 'mongodb'
import type { PostDocument } from '../../../server/posts/post.model.ts'
import {
  type Marks,
  type Person,
  type Profile,
  type Row,
  cardOf,
  connectionOf,
  conversationsBelow,
  inReadingOrder,
  newest,
  pageSize,
  parentOf,
  personOf,
  projections,
} from './card.ts'
import { mostReposters } from '../../../server/reposts/reposts.rules.ts'
import { type Repost, mostReposts, placesOf } from './home.ts'
import { bookmarks, follows, likes, pins, posts, reposts, restrictions, users } from './driverDatabase.ts'

type Variables = { id: string; username: string }

/** The client's pages by operation. A guest's id is ''. */
export const pages: Record<string, (viewerId: string, variables: Variables) => Promise<object>> = {
  Explore: async (viewerId) => ({ posts: await list(viewerId, {}) }),
  Home: async (viewerId) => ({ feed: await home(viewerId) }),
  PostPage: async (viewerId, { id }) => ({ post: await postPage(viewerId, id) }),
  ProfileTweets: async (viewerId, { username }) => ({ user: await profile(viewerId, username) }),
}

const postsBy = (filter: Filter<PostDocument>, options: FindOptions = {}) =>
  posts
    .find(filter, { projection: projections.post, ...options })
    .map((row) => row as unknown as Row)
    .toArray()

const find = (filter: Filter<PostDocument>) => postsBy(filter, { sort: newest, limit: pageSize + 1 })

const list = async (viewerId: string, filter: Filter<PostDocument>) =>
  connectionOf((await cards(viewerId, await find({ top: 1, ...filter }))).cards)

/** Latest with reposts. */
async function home(viewerId: string) {
  const followed = await follows.find({ followerId: viewerId }, { projection: { _id: 0, followeeId: 1 } }).toArray()
  const members = { $in: [viewerId, ...followed.map((one) => one.followeeId)] }
  const latest = { projection: { _id: 0, postId: 1, userId: 1, at: 1 }, sort: { at: -1 }, limit: mostReposts } as const
  const [written, reposted] = await Promise.all([
    find({ top: 1, authorId: members }),
    reposts.find<Repost>({ userId: members }, latest).toArray(),
  ])
  const places = placesOf(written, reposted)
  const rows = new Map(written.map((row) => [row._id, row]))
  const missing = places.map(({ id }) => id).filter((id) => !rows.has(id))
  for (const row of missing.length > 0 ? await postsBy({ _id: { $in: missing } }) : []) rows.set(row._id, row)
  const shown = places.flatMap(({ id }) => rows.get(id) ?? [])
  const parentIds = shown.flatMap(({ parentId }) => parentId ?? [])
  const parents = parentIds.length > 0 ? await postsBy({ _id: { $in: parentIds } }) : []
  const others = [...parents.map(({ authorId }) => authorId), ...places.flatMap(({ by }) => by)]
  const page = await cards(viewerId, shown, { others })
  const parentById = new Map(parents.map((row) => [row._id, row]))
  const repostersOf = new Map(places.map(({ id, by }) => [id, by]))
  const named = (id: string) => {
    const person = page.known.get(id)
    return person ? [{ id: `user:${id}`, username: person.username, name: person.name, __typename: 'User' }] : []
  }
  for (const [index, { parentId }] of shown.entries()) {
    const [card, parent] = [page.cards[index], parentById.get(parentId ?? '')]
    const author = page.known.get(parent?.authorId ?? '')
    if (card && parent && author)
      card.parent = parentOf({ id: parent._id, content: parent.content, author: personOf(author) })
  }
  return connectionOf(page.cards, ({ id }) => {
    const by = repostersOf.get(id) ?? []
    return { repostedBy: by.length > 0 ? by.slice(0, mostReposters).flatMap(named) : null }
  })
}

type More = { root?: Row | undefined; others?: readonly string[] }

/** Sends five commands at once; for a guest one. `others` are read beside the authors and the mentioned people. */
async function cards(viewerId: string, rows: readonly Row[], { root, others = [] }: More = {}) {
  const postId = { $in: rows.map(({ _id }) => _id) }
  const named = rows.flatMap(({ authorId, mentionIds }) => [authorId, ...mentionIds])
  const peopleIds = [...new Set([...named, ...others])]
  const mark = { projection: { _id: 0, postId: 1 } }
  const [people, liked, reposted, saved, restricted] = await Promise.all([
    users.find({ _id: { $in: peopleIds } }, { projection: projections.person }).toArray(),
    viewerId ? likes.find({ userId: viewerId, postId, state: 'liked' }, mark).toArray() : [],
    viewerId ? reposts.find({ userId: viewerId, postId }, mark).toArray() : [],
    viewerId ? bookmarks.find({ userId: viewerId, postId }, mark).toArray() : [],
    restrictionsBetween(viewerId, peopleIds),
  ])
  const known = new Map<string, Person>(people.map((person) => [person._id, person]))
  const idsOf = (edges: readonly { postId: string }[]) => new Set(edges.map((edge) => edge.postId))
  const marked = { liked: idsOf(liked), reposted: idsOf(reposted), saved: idsOf(saved) }
  const marks: Marks = { ...marked, ...restricted, isGuest: viewerId === '' }
  return { cards: rows.map((row) => cardOf(row, known, marks, root)), known }
}

async function restrictionsBetween(viewerId: string, ids: readonly string[]) {
  const others = { $in: ids }
  const either = [
    { ownerId: viewerId, targetId: others },
    { ownerId: others, targetId: viewerId, kind: 'BLOCK' as const },
  ]
  const shown = { projection: { _id: 0, ownerId: 1, targetId: 1, kind: 1 } }
  const found = viewerId ? await restrictions.find({ $or: either }, shown).toArray() : []
  const targets = (kind: string) =>
    new Set(found.filter((row) => row.ownerId === viewerId && row.kind === kind).map(({ targetId }) => targetId))
  const blocking = found.filter(({ targetId }) => targetId === viewerId).map(({ ownerId }) => ownerId)
  return { muted: targets('MUTE'), blocked: targets('BLOCK'), blocking: new Set(blocking) }
}

const repliesOf = (ids: readonly string[]) => postsBy({ parentId: { $in: [...ids] } })

async function postPage(viewerId: string, id: string) {
  const [post, replies] = await Promise.all([
    posts.findOne({ _id: id }, { projection: projections.post }),
    find({ parentId: id }),
  ])
  if (!post) return null
  const below = await conversationsBelow(replies.slice(0, pageSize), post.authorId, repliesOf)
  const rows = [post as unknown as Row, ...replies, ...[...below.values()].flat()]
  const { cards: shown } = await cards(viewerId, rows, { root: rows[0] })
  const byId = new Map(shown.map((card) => [card.id, card]))
  for (const { _id, parentId } of rows) {
    const [card, parent] = [byId.get(_id), byId.get(parentId ?? '')]
    if (card && parent) card.parent = parentOf(parent)
  }
  const [top] = shown
  if (!top?.author) return null
  const { viewerIsMuting: _muting, viewerIsBlocking: _blocking, isLimited: _limited, ...author } = top.author
  const conversation = (reply: { id: string }) => ({
    conversation: inReadingOrder(reply.id, below).map(({ _id }) => byId.get(_id)),
  })
  return {
    ...top,
    author,
    ancestors: [],
    ancestorIds: [],
    thread: [],
    appeal: null,
    sensitiveMark: null,
    removal: null,
    quoteCount: post.quoteCount ?? 0,
    replies: { ...connectionOf(shown.slice(1, replies.length + 1), conversation), unavailableIds: [] },
  }
}

async function profile(viewerId: string, username: string) {
  const user = await users.findOne<Profile>({ usernameKey: username }, { projection: projections.profile })
  if (!user) return null
  const [shown, pinnedPost, following, follower, { muted, blocked, blocking }] = await Promise.all([
    list(viewerId, { authorId: user._id }),
    // Nobody pins a post in this world.
    pins.findOne({ userId: user._id }, { projection: { _id: 1 } }),
    follows.findOne({ followerId: viewerId, followeeId: user._id }, { projection: { _id: 1 } }),
    follows.findOne({ followerId: user._id, followeeId: viewerId }, { projection: { _id: 1 } }),
    restrictionsBetween(viewerId, [user._id]),
  ])
  return {
    ...personOf(user),
    pinnedPost,
    viewerIsFollowing: following !== null,
    viewerHidesReposts: false,
    isFollowingViewer: follower !== null,
    viewerIsMuting: muted.has(user._id),
    viewerIsBlocking: blocked.has(user._id),
    isBlockingViewer: blocking.has(user._id),
    posts: shown,
  }
}
