import fc from 'fast-check'
import { account, device, likelyOr, pick, postId } from './choices.ts'
import {
  removePost,
  removePosts,
  restorePost,
  silenceUser,
  suspendUser,
  undoDecision,
  unsuspendUser,
} from './moderation.specification.ts'
import { type Run, byViewer } from './specification.ts'
import { type Account, type Post, type State, ranks } from './state.ts'
import { type Act, Step } from './step.ts'

/** Mostly the administrator's or the moderator's device. */
const moderator = fc.oneof({ weight: 6, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: device })

const act = (choose: (state: State, picked: number) => Act) =>
  fc.tuple(moderator, pick).map(([at, picked]) => new Step(at, (state) => choose(state, picked)))

const why = { rule: 'SPAM', note: 'Ads.' }
const kind = 'action { kind }'
const decision = 'action { kind number count }'

type Likely = (state: State) => Account[]
const members: Likely = ({ accounts }) => accounts.filter(({ role }) => ranks[role] === 0)

const about = (picked: number, state: State, likely: Likely): Account => {
  const id = likelyOr(
    likely(state).map((one) => one.id),
    picked,
    account(state, picked).id,
  )
  return state.accounts.find((one) => one.id === id) ?? account(state, picked)
}

const onAccount = (
  mutation: string,
  operation: (account: Account) => Run,
  selection: string,
  likely: Likely,
  more = {},
) =>
  act((state, picked) => {
    const found = about(picked, state, likely)
    return { mutation, input: { userId: found.id, ...more }, selection, specified: byViewer(operation(found)) }
  })

const onPost = (mutation: string, operation: (id: string) => Run, isLikely: (post: Post) => boolean, more = {}) =>
  act((state, picked) => {
    const likely = state.posts.filter(isLikely).map(({ id }) => id)
    const id = likelyOr(likely, picked, postId(state, picked))
    return { mutation, input: { postId: id, ...more }, selection: kind, specified: byViewer(operation(id)) }
  })

const removesMany = act((state, picked) => {
  const first = state.posts[picked % Math.max(1, state.posts.length)]
  const { author, createdAt } = first ?? { author: account(state, picked), createdAt: '2020-01-01T00:00:00.000Z' }
  const input = { userId: author.id, from: createdAt, to: '2999-01-01T00:00:00.000Z', ...why }
  const specified = byViewer(removePosts(author, createdAt))
  return { mutation: 'removePosts', input, selection: decision, specified }
})

const undoes = act(({ decisions }, picked) => {
  const number = decisions[picked % (decisions.length + 1)]?.number ?? 0
  const input = { actionId: `action:${number}` }
  return { mutation: 'undoDecision', input, selection: kind, specified: byViewer(undoDecision(number)) }
})

/** What moderators do and undo, with weights as in `steps.ts`. */
export const moderates = [
  { weight: 40, arbitrary: onAccount('suspendUser', suspendUser, kind, members, why) },
  {
    weight: 50,
    arbitrary: onAccount('unsuspendUser', unsuspendUser, kind, (state) =>
      state.accounts.filter(({ isSuspended }) => isSuspended),
    ),
  },
  { weight: 50, arbitrary: onAccount('silenceUser', silenceUser, decision, members, why) },
  { weight: 50, arbitrary: onPost('removePost', removePost, ({ removal }) => removal === null, why) },
  { weight: 30, arbitrary: onPost('restorePost', restorePost, ({ removal }) => removal !== null) },
  { weight: 30, arbitrary: removesMany },
  { weight: 50, arbitrary: undoes },
]
