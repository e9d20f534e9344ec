import { type PostEdge, postEdges } from './postEdges.ts'
import { type Account, type Device, type Post, type State, edgeBetween, pageWithCard } from './state.ts'
import { parentView, postView, userView } from './views.ts'

export type Payload = {
  token?: string
  user?: { id: string }
  post?: { createdAt: string }
  action?: { number: number }
}

/** The right payload or error code. `learn` copies what only the server can choose: ids, times, tokens. */
export type Outcome = { payload: () => object; learn?: (answer: Payload) => void } | { code: string }

export const refused = (code: string): Outcome => ({ code })

export type Draft = { id: string; content: string; quotedId?: string; cardUrl?: string | null }
const isUsableId = (id: string) => /^[\w-]{8,64}$/.test(id)
const isUsableText = (content: string) => content.trim() !== '' && content.length <= 380

/** A post has a card if its author looked at the page, the text has the address, and nothing is quoted. */
const cardOf = ({ hasLooked }: Account, { content, quotedId, cardUrl }: Partial<Draft>) =>
  hasLooked && cardUrl === pageWithCard && content?.includes(cardUrl) && !quotedId ? cardUrl : null

/** Changes the state as the operation should, and returns the right result. */
export type Run = (state: State, viewer: Account, device: Device) => Outcome

export function byViewer(run: Run): (state: State, device: Device) => Outcome {
  return (state, device) => {
    const viewer = state.viewer(device)
    if (viewer) return run(state, viewer, device)
    return refused(device.account && !device.isOver ? 'ACCOUNT_SUSPENDED' : 'UNAUTHENTICATED')
  }
}

const postPayload = (state: State, post: Post, viewer: Account) => ({
  payload: () => ({ post: postView(state, post, viewer) }),
})

export const write =
  (draft: Draft, parentId: string | null): Run =>
  (state, author) => {
    const { id, content, quotedId } = draft
    if (!isUsableId(id) || id === parentId || id === quotedId) return refused('INVALID_INPUT')
    if (!isUsableText(content)) return refused('VALIDATION_FAILED')
    const present = state.post(id)
    const isSame =
      present?.author === author &&
      (present.parent?.id ?? null) === parentId &&
      present.quotedId === (quotedId ?? null) &&
      present.content === content &&
      present.replyPolicy === 'EVERYONE' &&
      present.quotePolicy === 'EVERYONE'
    if (present && isSame) return postPayload(state, present, author)
    const parent = parentId === null ? null : state.shownPost(parentId, author)
    const quoted = quotedId === undefined ? null : state.shownPost(quotedId, author)
    if (quoted && !state.mayQuote(quoted, author)) return refused('QUOTES_LIMITED')
    if (quoted !== undefined && parent && !state.mayReply(parent, author)) return refused('REPLIES_LIMITED')
    if (present) return refused('ID_TAKEN')
    if (parent === undefined || quoted === undefined) return refused('NOT_FOUND')
    const limits = { replyPolicy: 'EVERYONE', quotePolicy: 'EVERYONE' } as const
    const fresh = { ...limits, lost: null, isEdited: false, createdAt: '', removal: null } as const
    const card = cardOf(author, draft)
    const post: Post = { id, author, parent, content, quoted, quotedId: quotedId ?? null, card, ...fresh }
    state.posts.push(post)
    state.postIds.push(id)
    const learn = (answer: Payload) => void (post.createdAt = answer.post?.createdAt ?? '')
    return { ...postPayload(state, post, author), learn }
  }

export const edit =
  ({ id, content, cardUrl }: Draft): Run =>
  (state, viewer) => {
    const post = state.shownPost(id, viewer)
    if (!post) return refused('NOT_FOUND')
    if (post.author !== viewer) return refused('NOT_AUTHOR_EDIT')
    if (post.removal) return refused('POST_REMOVED')
    if (!isUsableText(content)) return refused('VALIDATION_FAILED')
    const chosen = cardUrl === undefined ? post.card : cardUrl
    const card = cardOf(viewer, { content, cardUrl: chosen, ...(post.quoted && { quotedId: post.quoted.id }) })
    if (post.content !== content || post.card !== card) Object.assign(post, { content, card, isEdited: true })
    return postPayload(state, post, viewer)
  }

export const limitReplies =
  (id: string, replyPolicy: Post['replyPolicy']): Run =>
  (state, viewer) => {
    const post = state.shownPost(id, viewer)
    if (!post) return refused('NOT_FOUND')
    if (post.author !== viewer) return refused('NOT_AUTHOR_EDIT')
    if (post.removal) return refused('POST_REMOVED')
    if (post.parent && replyPolicy !== 'EVERYONE') return refused('INVALID_INPUT')
    post.replyPolicy = replyPolicy
    return postPayload(state, post, viewer)
  }

export const limitQuotes =
  (id: string, quotePolicy: Post['quotePolicy']): Run =>
  (state, viewer) => {
    const post = state.shownPost(id, viewer)
    if (!post) return refused('NOT_FOUND')
    if (post.author !== viewer) return refused('NOT_AUTHOR_EDIT')
    if (post.removal) return refused('POST_REMOVED')
    post.quotePolicy = quotePolicy
    return postPayload(state, post, viewer)
  }

export const detach =
  (id: string): Run =>
  (state, viewer) => {
    const post = state.post(id)
    if (!post) return refused('NOT_FOUND')
    const quoted = state.post(post.quotedId ?? '')
    if (quoted?.author !== viewer) return refused(state.showsPost(post, viewer) ? 'NOT_AUTHOR_DETACH' : 'NOT_FOUND')
    if (post.quoted) Object.assign(post, { quoted: null, lost: 'DETACHED' })
    const shown = () => (state.showsPost(post, viewer) ? postView(state, post, viewer) : null)
    return { payload: () => ({ post: shown(), quotedPost: postView(state, quoted, viewer) }) }
  }

export const remove =
  (id: string): Run =>
  (state, viewer) => {
    const post = state.shownPost(id, viewer)
    if (!post) return refused('NOT_FOUND')
    if (post.author !== viewer) return refused('NOT_AUTHOR_DELETE')
    state.removePost(post)
    return {
      payload: () => ({
        deletedPostId: id,
        author: { id: viewer.id, postCount: state.postsOf(viewer).length },
        parent: parentView(state, post, viewer),
      }),
    }
  }

export const putEdge =
  (name: PostEdge, id: string): Run =>
  (state, viewer) => {
    const post = state.shownPost(id, viewer)
    if (!post) return refused('NOT_FOUND')
    const { ofRemoved } = postEdges[name]
    if (post.removal && ofRemoved) return refused(ofRemoved)
    const edges = state.edges[name]
    if (!edgeBetween(edges, viewer, post)) edges.push({ from: viewer, to: post, at: state.now() })
    return postPayload(state, post, viewer)
  }

export const removeEdge =
  (name: PostEdge, id: string): Run =>
  (state, viewer) => {
    const post = state.shownPost(id, viewer)
    if (!post) return refused('NOT_FOUND')
    const present = edgeBetween(state.edges[name], viewer, post)
    state.edges[name] = state.edges[name].filter((other) => other !== present)
    return postPayload(state, post, viewer)
  }

const bothPayload = (state: State, viewer: Account, user: Account): Outcome => ({
  payload: () => ({ viewer: userView(state, viewer, viewer), user: userView(state, user, viewer) }),
})

export const follow =
  (user: Account): Run =>
  (state, viewer) => {
    if (user === viewer) return refused('CANNOT_FOLLOW_SELF')
    if (!state.shows(user, viewer)) return refused('NOT_FOUND')
    if (!edgeBetween(state.follows, viewer, user)) state.follows.push({ from: viewer, to: user, at: state.now() })
    return bothPayload(state, viewer, user)
  }

export const unfollow =
  (user: Account): Run =>
  (state, viewer) => {
    if (user === viewer) return refused('CANNOT_FOLLOW_SELF')
    if (!state.shows(user, viewer)) return refused('NOT_FOUND')
    const followed = edgeBetween(state.follows, viewer, user)
    state.follows = state.follows.filter((other) => other !== followed)
    return bothPayload(state, viewer, user)
  }

export const restrict =
  (name: 'mutes' | 'blocks', user: Account): Run =>
  (state, viewer) => {
    if (user === viewer) return refused('INVALID_INPUT')
    if (user.isDeleted || user.isSuspended) return refused('NOT_FOUND')
    if (!edgeBetween(state[name], viewer, user)) state[name].push({ from: viewer, to: user, at: state.now() })
    if (name === 'blocks')
      state.follows = state.follows.filter(
        ({ from, to }) => !(from === viewer && to === user) && !(from === user && to === viewer),
      )
    return { payload: () => ({ user: userView(state, user, viewer) }) }
  }

export const lift =
  (name: 'mutes' | 'blocks', user: Account): Run =>
  (state, viewer) => {
    if (user.isDeleted || user.isSuspended) return refused('NOT_FOUND')
    const ended = edgeBetween(state[name], viewer, user)
    state[name] = state[name].filter((other) => other !== ended)
    return { payload: () => ({ user: userView(state, user, viewer) }) }
  }
