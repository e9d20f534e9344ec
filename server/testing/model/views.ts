import { type PostEdge, namesOfEdges, postEdges } from './postEdges.ts'
import { type Account, type Device, type Post, type State, edgeBetween, latestFirst, newestFirst } from './state.ts'

const fieldsOfEdges = Object.values(postEdges).flatMap(({ mark, counter = [] }) => [mark, counter].flat())
/** `postView` returns the expected values. */
export const postFields = `id content replyCount replyPolicy viewerCanReply ${fieldsOfEdges.join(' ')} createdAt updatedAt
  author { id username name postCount viewerIsMuting } parent { id replyCount }`

export function postView(state: State, post: Post, viewer: Account | null): object {
  const { id, author, parent } = post
  return {
    id,
    content: post.content,
    replyCount: state.repliesTo(post).length,
    replyPolicy: state.rootOf(post).replyPolicy,
    viewerCanReply: state.mayReply(post, viewer),
    ...Object.fromEntries(namesOfEdges.flatMap((name) => edgeFields(state, name, post, viewer))),
    createdAt: post.createdAt,
    isEdited: post.isEdited,
    author: {
      ...{ id: author.id, username: author.username, name: author.name, postCount: state.postsOf(author).length },
      viewerIsMuting: edgeBetween(state.mutes, viewer, author) !== undefined,
    },
    parent:
      parent && !state.areApart(viewer, parent.author)
        ? { id: parent.id, replyCount: state.repliesTo(parent).length }
        : null,
  }
}

function edgeFields(state: State, name: PostEdge, post: Post, viewer: Account | null): [string, boolean | number][] {
  const { mark, counter } = postEdges[name]
  const isMarked = edgeBetween(state.edges[name], viewer, post) !== undefined
  return [[mark, isMarked], ...(counter ? [[counter, state.countOf(name, post)] as [string, number]] : [])]
}

export const userFields = `id username name bio isVerified verifiedKind postCount followerCount followingCount
  viewerIsFollowing isFollowingViewer viewerIsMuting viewerIsBlocking isBlockingViewer email`

export function userView(state: State, account: Account, viewer: Account | null): object {
  const { id, username, name, bio, verifiedKind } = account
  return {
    id,
    username,
    name,
    bio,
    isVerified: verifiedKind !== null,
    verifiedKind,
    postCount: state.postsOf(account).length,
    followerCount: state.follows.filter((follow) => follow.to === account).length,
    followingCount: state.follows.filter((follow) => follow.from === account).length,
    viewerIsFollowing: edgeBetween(state.follows, viewer, account) !== undefined,
    isFollowingViewer: viewer !== null && edgeBetween(state.follows, account, viewer) !== undefined,
    viewerIsMuting: edgeBetween(state.mutes, viewer, account) !== undefined,
    viewerIsBlocking: edgeBetween(state.blocks, viewer, account) !== undefined,
    isBlockingViewer: viewer !== null && edgeBetween(state.blocks, account, viewer) !== undefined,
    email: viewer === account ? `${username}@example.org` : null,
  }
}

const ids = '(first: 100) { edges { node { id } } }'

export const profileFields = `${userFields} posts${ids} likedPosts${ids} followers${ids} following${ids}`

/** The lists are empty between those who block one another. */
export function profileView(state: State, account: Account, viewer: Account | null): object {
  const lists = { posts: [], likedPosts: [], followers: [], following: [] }
  if (state.areApart(viewer, account)) return { ...userView(state, account, viewer), ...lists }
  const isShown = (other: Account) => !state.areApart(viewer, other)
  const followers = state.follows
    .filter((follow) => follow.to === account)
    .map(({ from, to, at }) => ({ from: to, to: from, at }))
    .filter(({ to }) => isShown(to))
  return {
    ...userView(state, account, viewer),
    posts: idsOf(newestFirst(state.postsOf(account))),
    likedPosts: idsOf(
      latestFirst(state.edges.likes.filter((like) => like.from === account && isShown(like.to.author))),
    ),
    followers: idsOf(latestFirst(followers)),
    following: idsOf(latestFirst(state.follows.filter((follow) => follow.from === account && isShown(follow.to)))),
  }
}

export const threadFields = `${postFields} replies${ids}`

export function threadView(state: State, post: Post, viewer: Account | null): object {
  const replies = state.repliesTo(post).filter(({ author }) => !state.areApart(viewer, author))
  return { ...postView(state, post, viewer), replies: idsOf(newestFirst(replies)) }
}

/** The lists that only the viewer sees. */
export const ownLists = `viewer { id } feed${ids} trending: feed(filter: TRENDING, first: 100) { edges { node { id } } } bookmarks${ids}`

export function ownListsView(state: State, device: Device): object {
  const viewer = state.viewer(device)
  const isShown = ({ author }: Post) =>
    author === viewer || (edgeBetween(state.follows, viewer, author) && !edgeBetween(state.mutes, viewer, author))
  const feed = newestFirst(state.posts.filter((post) => post.parent === null && isShown(post)))
  return {
    viewer: { id: viewer?.id },
    feed: idsOf(feed),
    trending: idsOf(feed.toSorted((a, b) => state.countOf('likes', b) - state.countOf('likes', a))),
    bookmarks: idsOf(
      latestFirst(
        state.edges.bookmarks.filter(({ from, to }) => from === viewer && !state.areApart(viewer, to.author)),
      ),
    ),
  }
}

/** The posts with the world's hashtag, which are the same for everybody. */
export const tagged = ({ hashtag }: State) =>
  `postsByHashtag(hashtag: "${hashtag}", first: 100) { edges { node { id } } }`

export function taggedView(state: State): object {
  const posts = state.posts.filter((post) => post.content.toLowerCase().endsWith(`#${state.hashtag}`))
  return { postsByHashtag: idsOf(newestFirst(posts)) }
}

const idsOf = (nodes: readonly { id: string }[]) => nodes.map((node) => node.id)

/** Converts a response to the form of the views: connections to lists of ids, `updatedAt` to `isEdited`. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  if ('edges' in value) return (value.edges as { node: { id: string } }[]).map(({ node }) => node.id)
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const)
  if ('updatedAt' in value && 'createdAt' in value) entries.push(['isEdited', value.updatedAt !== value.createdAt])
  return Object.fromEntries(entries.filter(([key]) => key !== 'updatedAt'))
}
