import { type Account, type Post, type State, edgeBetween, latestFirst, newestFirst } from './state.ts'
import { postFields, postView, userFields, userView } from './views.ts'

export type Asked = { field: string; wanted: unknown }

export function queryOf(fields: readonly (readonly [name: string, field: string])[]): string {
  return `{ ${fields.map(([name, field]) => `${name}: ${field}`).join(' ')} }`
}

const edges = '{ edges { node { id } } }'
const ids = `(first: 60) ${edges}`
const idsOf = (nodes: readonly { id: string }[]) => nodes.map((node) => node.id)

export const isOnTop = ({ parent, removal }: Post) => parent === null && removal === null

export const profileFields = `${userFields} posts${ids} replies${ids} likedPosts${ids} followers${ids} following${ids}`

/** Between accounts of which one blocks the other, the lists are empty. */
export function profile(state: State, account: Account, viewer: Account | null): Asked {
  return {
    field: `user(username: "${account.username}") { ${profileFields} }`,
    wanted: account.isDeleted || account.isSuspended ? null : profileView(state, account, viewer),
  }
}

function profileView(state: State, account: Account, viewer: Account | null): object {
  const shown = userView(state, account, viewer)
  if (state.areApart(viewer, account))
    return { ...shown, posts: [], replies: [], likedPosts: [], followers: [], following: [] }
  const replies = state.posts.filter((post) => post.author === account && post.parent !== null)
  const likes = state.edges.likes.filter((like) => like.from === account)
  return {
    ...shown,
    posts: idsOf(newestFirst(state.postsOf(account).filter(isOnTop))),
    replies: idsOf(newestFirst(replies.filter((post) => state.showsPost(post, viewer)))),
    likedPosts: idsOf(latestFirst(likes).filter((post) => state.showsPost(post, viewer))),
    ...neighboursOf(state, account, viewer),
  }
}

export function neighboursOf(state: State, account: Account, viewer: Account | null) {
  const isShown = (other: Account) => state.shows(other, viewer)
  const followers = state.follows
    .filter(({ to }) => to === account)
    .map(({ from, to, at }) => ({ from: to, to: from, at }))
  const following = state.follows.filter(({ from }) => from === account)
  return {
    followers: idsOf(latestFirst(followers).filter(isShown)),
    following: idsOf(latestFirst(following).filter(isShown)),
  }
}

export const threadFields = `${postFields} replies${ids} likers${ids} quotes${ids} ancestors { id }`

export function thread(state: State, id: string, viewer: Account | null): Asked {
  const post = state.shownPost(id, viewer)
  return {
    field: `post(id: "${id}") { ${threadFields} }`,
    wanted: post ? threadView(state, post, viewer) : null,
  }
}

function threadView(state: State, post: Post, viewer: Account | null): object {
  return {
    ...postView(state, post, viewer),
    replies: idsOf(shownReplies(state, post, viewer)),
    likers: idsOf(likersOf(state, post, viewer)),
    quotes: idsOf(shownQuotes(state, post, viewer)),
    ancestors: state.above(post).map((other) => (state.showsPost(other, viewer) ? { id: other.id } : null)),
  }
}

export const shownReplies = (state: State, post: Post, viewer: Account | null): Post[] =>
  newestFirst(state.repliesTo(post).filter((reply) => state.showsPost(reply, viewer)))

const shownQuotes = (state: State, post: Post, viewer: Account | null): Post[] =>
  newestFirst(
    state.quotesOf(post).filter((quoting) => state.showsPost(quoting, viewer) && isFor(state, quoting, viewer)),
  )

const everyLiker = (state: State, post: Post): Account[] =>
  latestFirst(state.edges.likes.filter(({ to }) => to === post).map(({ from, at }) => ({ from, to: from, at })))

export const likersOf = (state: State, post: Post, viewer: Account | null): Account[] =>
  everyLiker(state, post).filter((account) => state.shows(account, viewer))

const ownFields = {
  viewer: 'viewer { id }',
  feed: `feed${ids}`,
  trending: `feed(filter: TRENDING, first: 100) ${edges}`,
  reposts: `feed(reposts: true, first: 100) ${edges}`,
  bookmarks: `bookmarks${ids}`,
}
export const ownQuery = queryOf(Object.entries(ownFields))

export function ownLists(state: State, viewer: Account): Record<string, Asked> {
  const isMuted = (author: Account) => edgeBetween(state.mutes, viewer, author) !== undefined
  const isRead = ({ author }: Post) =>
    author === viewer || (edgeBetween(state.follows, viewer, author) !== undefined && !isMuted(author))
  const home = state.posts.filter((post) => isOnTop(post) && state.showsPost(post, viewer) && isRead(post))
  const feed = newestFirst(home)
  const saved = latestFirst(state.edges.bookmarks.filter(({ from }) => from === viewer))
  const byLikes = feed.toSorted((a, b) => state.countOf('likes', b) - state.countOf('likes', a))
  return {
    viewer: { field: ownFields.viewer, wanted: { id: viewer.id } },
    feed: { field: ownFields.feed, wanted: idsOf(feed) },
    trending: { field: ownFields.trending, wanted: idsOf(byLikes) },
    reposts: { field: ownFields.reposts, wanted: new Set(idsOf([...home, ...repostedFor(state, viewer)])) },
    bookmarks: { field: ownFields.bookmarks, wanted: idsOf(saved.filter((post) => state.showsPost(post, viewer))) },
  }
}

/** What Home shows because the viewer or a followed account reposted it. */
function repostedFor(state: State, viewer: Account): Post[] {
  const follows = (account: Account) => account === viewer || edgeBetween(state.follows, viewer, account) !== undefined
  const isMuted = (account: Account) => edgeBetween(state.mutes, viewer, account) !== undefined
  const counts = (account: Account) => follows(account) && !isMuted(account) && state.shows(account, viewer)
  const isShown = (post: Post) =>
    post.removal === null &&
    state.showsPost(post, viewer) &&
    !isMuted(post.author) &&
    !state.isLimited(post.author, viewer)
  return state.edges.reposts.filter(({ from, to }) => counts(from) && isShown(to)).map(({ to }) => to)
}

/** The lists that everybody may read, as this viewer sees them. */
export function publicLists(state: State, viewer: Account | null): Record<string, Asked> {
  const tagged = state.posts.filter((post) => post.content.toLowerCase().endsWith(`#${state.name}`))
  const people = state.accounts.filter((account) => state.shows(account, viewer))
  const nodeIds = [...new Set(state.postIds), ...idsOf(state.accounts)]
  const shown = new Set([...idsOf(state.posts.filter((post) => state.showsPost(post, viewer))), ...idsOf(people)])
  return {
    tagged: {
      field: `postsByHashtag(hashtag: "${state.name}", first: 100) ${edges}`,
      wanted: idsOf(newestFirst(tagged.filter((post) => isListedFor(state, post, viewer)))),
    },
    found: { field: `users(search: "${state.name}", first: 100) ${edges}`, wanted: new Set(idsOf(people)) },
    nodes: {
      field: `nodes(ids: ${JSON.stringify(nodeIds)}) { id }`,
      wanted: nodeIds.map((id) => (shown.has(id) ? { id } : null)),
    },
  }
}

export function isListedFor(state: State, post: Post, viewer: Account | null): boolean {
  return post.removal === null && state.shows(post.author, viewer) && isFor(state, post, viewer)
}

function isFor(state: State, { author }: Post, viewer: Account | null): boolean {
  const isMuted = edgeBetween(state.mutes, viewer, author) !== undefined
  return !isMuted && !(author.isSilenced && author !== viewer)
}

const mostActors = 4

/** The viewer's notifications, in no order: likes, reposts, replies, quotes and follows by visible accounts. */
export function notifications(state: State, viewer: Account): Asked {
  const tells = (actor: Account) =>
    actor !== viewer &&
    state.shows(actor, viewer) &&
    edgeBetween(state.mutes, viewer, actor) === undefined &&
    !state.isLimited(actor, viewer)
  const group = (kind: string, postId: string | null, everybody: readonly Account[]) => {
    const telling = everybody.filter(tells)
    const actors = telling.slice(0, mostActors).map(({ id }) => ({ id }))
    const actorCount = telling.length
    return actorCount === 0 ? [] : [{ kind, post: postId && { id: postId }, actors, actorCount }]
  }
  const own = state.posts.filter((post) => post.author === viewer)
  const likes = own.flatMap((post) => group('LIKE', post.id, everyLiker(state, post)))
  const reposts = own.flatMap((post) => {
    const edges = state.edges.reposts.filter(({ to }) => to === post)
    return group('REPOST', post.id, latestFirst(edges.map(({ from, at }) => ({ from, to: from, at }))))
  })
  const replies = state.posts.filter(({ parent, removal }) => parent?.author === viewer && removal === null)
  const isQuote = ({ quoted, parent, removal }: Post) =>
    quoted?.author === viewer && parent?.author !== viewer && removal === null
  const followers = latestFirst(
    state.follows.filter(({ to }) => to === viewer).map(({ from, at }) => ({ from, to: from, at })),
  )
  return {
    field: 'notifications(first: 100) { edges { node { kind post { id } actors { id } actorCount } } }',
    wanted: new Set([
      ...likes,
      ...reposts,
      ...replies.flatMap(({ id, author }) => group('REPLY', id, [author])),
      ...state.posts.filter(isQuote).flatMap(({ id, author }) => group('QUOTE', id, [author])),
      ...group('FOLLOW', null, followers),
    ]),
  }
}
