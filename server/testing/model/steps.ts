import fc from 'fast-check'
import {
  changePassword,
  deleteAccount,
  editProfile,
  logIn,
  logOut,
  setVerified,
  signUp,
} from './accounts.specification.ts'
import {
  account,
  both,
  cardUrl,
  device,
  endsOf,
  goodText,
  idKind,
  idOf,
  isRight,
  likelyOr,
  onOwn,
  onPost,
  onUser,
  pick,
  post,
  postId,
  present,
  reached,
  text,
  typed,
  user,
  viewerAt,
  written,
} from './choices.ts'
import { moderates } from './moderationSteps.ts'
import { type PostEdge, namesOfEdges, postEdges } from './postEdges.ts'
import {
  byViewer,
  detach,
  edit,
  follow,
  lift,
  limitQuotes,
  limitReplies,
  putEdge,
  remove,
  removeEdge,
  restrict,
  unfollow,
  write,
} from './specification.ts'
import { type Account, type State, pageWithCard } from './state.ts'
import { NoStep, Step } from './step.ts'
import { postFields } from './views.ts'

const quotePick = fc.option(pick)
const quoteOf = (state: State, picked: number | null) =>
  picked === null ? {} : { quotedId: likelyOr(present(state), picked, postId(state, picked)) }

const draft = fc.record({
  content: fc.oneof({ weight: 4, arbitrary: goodText }, text),
  quoted: quotePick,
  card: fc.option(cardUrl),
})
type DraftChoice = { content: string; quoted: number | null; card: string | null }
const draftOf = (state: State, { content, quoted, card }: DraftChoice) => ({
  ...{ content: written(state, content), ...quoteOf(state, quoted) },
  ...(card !== null && { cardUrl: card }),
})

const creates = fc.tuple(device, pick, idKind, draft).map(
  ([at, picked, kind, chosen]) =>
    new Step(at, (state) => {
      const input = { id: idOf(state, kind, picked), ...draftOf(state, chosen) }
      return { mutation: 'createPost', input, selection: post, specified: byViewer(write(input, null)) }
    }),
)
const replies = fc.tuple(device, pick, pick, idKind, draft).map(
  ([at, picked, parent, kind, chosen]) =>
    new Step(at, (state) => {
      const draft = { id: idOf(state, kind, picked), ...draftOf(state, chosen) }
      const parentId = likelyOr(present(state), parent, postId(state, parent))
      return {
        mutation: 'replyToPost',
        input: { ...draft, parentId },
        selection: post,
        specified: byViewer(write(draft, parentId)),
      }
    }),
)
/** Undefined leaves the card as it is; null takes it away. */
const cardChange = fc.oneof(fc.constantFrom(undefined, null), cardUrl)
const editedText = fc.oneof(text, fc.constant(`eight ${pageWithCard}`))
const edits = onOwn(fc.tuple(editedText, cardChange), (id, [content, cardUrl], state) => {
  const input = { id, content: written(state, content), ...(cardUrl !== undefined && { cardUrl }) }
  return { mutation: 'editPost', input, selection: post, specified: byViewer(edit(input)) }
})
const limits = onOwn(fc.constantFrom('EVERYONE', 'FOLLOWED', 'MENTIONED'), (id, replyPolicy) => ({
  mutation: 'editPost',
  input: { id, replyPolicy },
  selection: post,
  specified: byViewer(limitReplies(id, replyPolicy)),
}))
const limitsQuotes = onOwn(fc.constantFrom('EVERYONE', 'FOLLOWERS', 'NOBODY'), (id, quotePolicy) => ({
  mutation: 'editPost',
  input: { id, quotePolicy },
  selection: post,
  specified: byViewer(limitQuotes(id, quotePolicy)),
}))
const quotesOfOwn = (state: State, viewer: Account | null) =>
  state.posts.filter(({ quoted }) => quoted?.author === viewer).map(({ id }) => id)
const detaches = fc.tuple(device, pick).map(
  ([at, picked]) =>
    new Step(at, (state) => {
      const quotingId = likelyOr(quotesOfOwn(state, viewerAt(state, at)), picked, postId(state, picked))
      const selection = `${post} quotedPost { ${postFields} }`
      return {
        mutation: 'detachQuote',
        input: { postId: quotingId },
        selection,
        specified: byViewer(detach(quotingId)),
      }
    }),
)
const deletes = onOwn(fc.constant(null), (id) => {
  const selection = 'deletedPostId author { id postCount } parent { id replyCount }'
  return { mutation: 'deletePost', input: { id }, selection, specified: byViewer(remove(id)) }
})
const changesProfile = fc
  .tuple(
    device,
    fc.record(
      { name: fc.constantFrom('New Name', ''), bio: fc.constantFrom('A bio', 'Another', '') },
      { requiredKeys: [] },
    ),
  )
  .map(
    ([at, changes]) =>
      new Step(at, () => ({
        mutation: 'editProfile',
        input: changes,
        selection: user,
        specified: byViewer(editProfile(changes)),
      })),
  )
const verifies = fc.tuple(device, fc.constantFrom('INDIVIDUAL', 'ORGANIZATION', null)).map(
  ([at, kind]) =>
    new Step(at, () => ({
      mutation: 'setVerified',
      input: { kind },
      selection: user,
      specified: byViewer(setVerified(kind)),
    })),
)
const changesPassword = fc.tuple(device, isRight, fc.constantFrom('a second one', 'a third one', 'short')).map(
  ([at, right, newPassword]) =>
    new Step(at, (state) => {
      const owner = viewerAt(state, at)
      const currentPassword = owner ? typed(owner, right) : 'none'
      const specified = byViewer(changePassword(currentPassword, newPassword))
      return { mutation: 'changePassword', input: { currentPassword, newPassword }, selection: user, specified }
    }),
)
const leaves = fc.tuple(device, isRight).map(
  ([at, right]) =>
    new Step(at, (state) => {
      const owner = viewerAt(state, at)
      const password = owner ? typed(owner, right) : 'none'
      return {
        mutation: 'deleteAccount',
        input: { password },
        selection: 'deletedUserId',
        specified: deleteAccount(password),
      }
    }),
)
const logsOut = device.map(
  (at) => new Step(at, () => ({ mutation: 'logOut', input: {}, selection: 'ended', specified: logOut })),
)
const logsIn = fc.tuple(device, pick, isRight).map(
  ([at, picked, right]) =>
    new Step(at, (state) => {
      const { username, password } = account(state, picked)
      const input = { username: username.toUpperCase(), password: right ? password : 'not the password' }
      return { mutation: 'logIn', input, selection: `token ${user}`, specified: logIn(input.username, input.password) }
    }),
)
const signsUp = fc.tuple(device, pick).map(
  ([at, picked]) =>
    new Step(at, (state) => {
      const username = picked % 2 ? account(state, picked).username : `${state.name}_${state.accounts.length}`
      const password = `of ${username}`
      const form = { username, name: username, email: `${username}@example.org`, password, confirmPassword: password }
      return { mutation: 'signUp', input: form, selection: `token ${user}`, specified: signUp(username, password) }
    }),
)

function stepsOfEdge(name: PostEdge) {
  const { on, off, weights } = postEdges[name]
  return [
    { weight: weights[0], arbitrary: onPost(on, (id) => putEdge(name, id), present) },
    { weight: weights[1], arbitrary: onPost(off, (id) => removeEdge(name, id), reached(name)) },
  ]
}

/** A step of any kind, by weight. All others shrink to the first kind, which is hardly ever chosen. */
export const anyStep: fc.Arbitrary<Step | NoStep> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant(0).map(() => new NoStep()) },
  { weight: 140, arbitrary: creates },
  { weight: 160, arbitrary: replies },
  { weight: 50, arbitrary: edits },
  { weight: 40, arbitrary: limits },
  { weight: 40, arbitrary: limitsQuotes },
  { weight: 40, arbitrary: detaches },
  { weight: 60, arbitrary: deletes },
  ...namesOfEdges.flatMap(stepsOfEdge),
  { weight: 100, arbitrary: onUser('followUser', follow, both) },
  { weight: 50, arbitrary: onUser('unfollowUser', unfollow, both, endsOf('follows')) },
  { weight: 30, arbitrary: onUser('muteUser', (other) => restrict('mutes', other), user) },
  { weight: 20, arbitrary: onUser('unmuteUser', (other) => lift('mutes', other), user, endsOf('mutes')) },
  { weight: 40, arbitrary: onUser('blockUser', (other) => restrict('blocks', other), user) },
  { weight: 40, arbitrary: onUser('unblockUser', (other) => lift('blocks', other), user, endsOf('blocks')) },
  { weight: 30, arbitrary: changesProfile },
  { weight: 20, arbitrary: verifies },
  { weight: 10, arbitrary: changesPassword },
  { weight: 10, arbitrary: leaves },
  { weight: 10, arbitrary: logsOut },
  { weight: 40, arbitrary: logsIn },
  { weight: 10, arbitrary: signsUp },
  ...moderates,
)
