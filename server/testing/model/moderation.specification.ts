import { type Outcome, type Payload, type Run, refused } from './specification.ts'
import { type Account, type Decision, type Post, type State, ranks } from './state.ts'

/** Checks that the viewer, as a moderator, may act on what `find` returns. Then `work` changes the state. */
const acting =
  <Target>(find: (state: State) => Target | undefined, ownerOf: (target: Target) => Account) =>
  (work: (state: State, target: Target, viewer: Account) => Outcome) =>
  (state: State, viewer: Account): Outcome => {
    if (ranks[viewer.role] === 0) return refused('NOT_PERMITTED')
    const target = find(state)
    if (target === undefined || ownerOf(target).isDeleted) return refused('NOT_FOUND')
    if (ranks[ownerOf(target).role] >= ranks[viewer.role]) return refused('NOT_PERMITTED')
    return work(state, target, viewer)
  }

const onAccount = (account: Account) =>
  acting(
    () => account,
    (target) => target,
  )
const onPost = (id: string) =>
  acting(
    (state) => state.post(id),
    ({ author }) => author,
  )

const nothing: Outcome = { payload: () => ({ action: null }) }

type Noted = { kind: string; actor: Account; about: Account; postId?: string }

function noted(state: State, { kind, actor, about, postId }: Noted): Outcome {
  state.log.push({ kind, actorId: actor.id, userId: about.id, ...(postId && { postId }) })
  return { payload: () => ({ action: { kind } }) }
}

function decided(state: State, decision: Decision, actor: Account, count: number | null): Outcome {
  const { kind, account: about } = decision
  noted(state, { kind, actor, about })
  state.decisions.push(decision)
  const learn = ({ action }: Payload) => void (decision.number = action?.number ?? 0)
  return { payload: () => ({ action: { kind, number: decision.number, count } }), learn }
}

export const suspendUser = (account: Account): Run =>
  onAccount(account)((state, about, actor) => {
    about.isSuspended = true
    state.endSessions(about)
    return noted(state, { kind: 'SUSPEND', actor, about })
  })

export const unsuspendUser = (account: Account): Run =>
  onAccount(account)((state, about, actor) => {
    if (!about.isSuspended) return nothing
    about.isSuspended = false
    state.endSessions(about)
    return noted(state, { kind: 'UNSUSPEND', actor, about })
  })

export const silenceUser = (account: Account): Run =>
  onAccount(account)((state, about, actor) => {
    about.isSilenced = true
    state.decisions = state.decisions.filter((other) => other.account !== about || other.kind !== 'SILENCE')
    return decided(state, { number: 0, kind: 'SILENCE', account: about }, actor, null)
  })

export const removePost = (id: string): Run =>
  onPost(id)((state, post, actor) => {
    if (post.removal) return nothing
    post.removal = { by: null }
    return noted(state, { kind: 'REMOVE_POST', actor, about: post.author, postId: id })
  })

export const restorePost = (id: string): Run =>
  onPost(id)((state, post, actor) => {
    if (!post.removal) return nothing
    post.removal = null
    return noted(state, { kind: 'RESTORE_POST', actor, about: post.author, postId: id })
  })

/** Removes what the account wrote since this time, which is that of a post. */
export const removePosts = (account: Account, from: string): Run =>
  onAccount(account)((state, about, actor) => {
    const isOne = (post: Post) => post.author === about && post.removal === null && post.createdAt >= from
    const removed = state.posts.filter(isOne)
    if (removed.length === 0) return refused('NOT_FOUND')
    const by: Decision = { number: 0, kind: 'REMOVE_POSTS', account: about }
    for (const post of removed) post.removal = { by }
    return decided(state, by, actor, removed.length)
  })

export const undoDecision =
  (number: number): Run =>
  (state, viewer) => {
    if (ranks[viewer.role] === 0) return refused('NOT_PERMITTED')
    const decision = state.decisions.find((other) => other.number === number)
    return decision ? undo(decision)(state, viewer) : nothing
  }

const undo = (decision: Decision) =>
  onAccount(decision.account)((state, about, actor) => {
    state.decisions = state.decisions.filter((other) => other !== decision)
    if (decision.kind === 'SILENCE') about.isSilenced = false
    for (const post of state.posts) if (post.removal?.by === decision) post.removal = null
    return noted(state, { kind: decision.kind === 'SILENCE' ? 'UNSILENCE' : 'RESTORE_POSTS', actor, about })
  })
