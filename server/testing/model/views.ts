import { type PostEdge, namesOfEdges, postEdges } from './postEdges.ts'
import { type Account, type Post, type State, edgeBetween } from './state.ts'

const fieldsOfEdges = Object.values(postEdges).flatMap(({ mark, counter = [] }) => [mark, counter].flat())
/** `postView` returns the right values for them. */
export const postFields = `id content replyCount isContinued replyPolicy viewerCanReply quoteCount quotePolicy viewerCanQuote ${fieldsOfEdges.join(' ')} createdAt updatedAt
  removal { rule } author { id username name postCount viewerIsMuting isLimited } parent { id replyCount }
  quoted { state post { id quoteCount } } card { url }`

export function postView(state: State, post: Post, viewer: Account | null): object {
  const { id, author } = post
  return {
    id,
    content: post.content,
    replyCount: state.repliesTo(post).length,
    isContinued: state.repliesTo(post).some((reply) => reply.author === post.author && reply.removal === null),
    replyPolicy: state.rootOf(post).replyPolicy,
    viewerCanReply: state.mayReply(post, viewer),
    quoteCount: state.quotesOf(post).length,
    quotePolicy: post.quotePolicy,
    viewerCanQuote: state.mayQuote(post, viewer),
    quoted: quoteView(state, post, viewer),
    card: post.card && { url: post.card },
    ...Object.fromEntries(namesOfEdges.flatMap((name) => edgeFields(state, name, post, viewer))),
    createdAt: post.createdAt,
    isEdited: post.isEdited,
    removal: post.removal && { rule: 'SPAM' },
    author: {
      ...{ id: author.id, username: author.username, name: author.name, postCount: state.postsOf(author).length },
      viewerIsMuting: edgeBetween(state.mutes, viewer, author) !== undefined,
      isLimited: state.isLimited(author, viewer),
    },
    parent: parentView(state, post, viewer),
  }
}

export function parentView(state: State, { parent }: Post, viewer: Account | null): object | null {
  if (!parent || !state.showsPost(parent, viewer)) return null
  return { id: parent.id, replyCount: state.repliesTo(parent).length }
}

function quoteView(state: State, { quoted, lost }: Post, viewer: Account | null): object | null {
  if (lost) return { state: lost, post: null }
  if (!quoted) return null
  if (!state.showsPost(quoted, viewer)) return { state: 'UNAVAILABLE', post: null }
  return { state: 'SHOWN', post: { id: quoted.id, quoteCount: state.quotesOf(quoted).length } }
}

function edgeFields(state: State, name: PostEdge, post: Post, viewer: Account | null): [string, boolean | number][] {
  const { mark, counter } = postEdges[name]
  const isMarked = edgeBetween(state.edges[name], viewer, post) !== undefined
  return [[mark, isMarked], ...(counter ? [[counter, state.countOf(name, post)] as [string, number]] : [])]
}

export const userFields = `id username name bio isVerified verifiedKind postCount followerCount followingCount
  viewerIsFollowing isFollowingViewer viewerIsMuting viewerIsBlocking isBlockingViewer isLimited email`

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
    isLimited: state.isLimited(account, viewer),
    email: viewer === account ? `${username}@example.org` : null,
  }
}

/** Puts an answer into the form of the views: lists of ids or nodes for connections, `isEdited` for `updatedAt`. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  if ('edges' in value)
    return (value.edges as { node: { id: string } }[]).map(({ node }) => onlyId(node) ?? plain(node))
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const)
  if ('updatedAt' in value && 'createdAt' in value) entries.push(['isEdited', value.updatedAt !== value.createdAt])
  return Object.fromEntries(entries.filter(([key]) => key !== 'updatedAt'))
}

const onlyId = (node: { id: string }) => (Object.keys(node).length === 1 ? node.id : null)
