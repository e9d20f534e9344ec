import fc from 'fast-check'
import { storedUserId } from '../../users/userIds.ts'
import {
  changePassword,
  deleteAccount,
  editProfile,
  logIn,
  logOut,
  setVerified,
  signUp,
} from './accounts.specification.ts'
import { type PostEdge, namesOfEdges, postEdges } from './postEdges.ts'
import {
  type Run,
  byViewer,
  edit,
  follow,
  lift,
  limitReplies,
  putEdge,
  remove,
  removeEdge,
  restrict,
  unfollow,
  write,
} from './specification.ts'
import { type Account, type Post, type State, latestFirst } from './state.ts'
import { type Act, NoStep, Step } from './step.ts'
import { postFields, userFields } from './views.ts'

const post = `post { ${postFields} }`
const user = `user { ${userFields} }`
const both = `viewer { ${userFields} } ${user}`

/** Mostly one of the likely ids: to unlike a post that was never liked tests little. */
const likelyOr = (likely: readonly string[], pick: number, other: string) =>
  (pick % 3 === 0 ? undefined : likely[pick % Math.max(1, likely.length)]) ?? other

/** The id of a present, deleted or unknown post. */
const postId = (state: State, pick: number) => {
  const known = [...state.postIds, `missing-${storedUserId(state.accounts[0]?.id ?? '')}`]
  return known[pick % known.length] ?? ''
}
const account = (state: State, pick: number) => state.accounts[pick % state.accounts.length] as Account

const idsOf = (posts: readonly Post[]) => posts.map((post) => post.id)
const present = (state: State) => idsOf(state.posts)
const own = (state: State, viewer: Account | null) => idsOf(state.posts.filter((post) => post.author === viewer))
const reached = (name: PostEdge) => (state: State, viewer: Account | null) =>
  idsOf(latestFirst(state.edges[name].filter((edge) => edge.from === viewer)))
const viewerAt = (state: State, at: number) => state.devices[at]?.account ?? null

const typed = ({ password }: Account, isRight: boolean) => (isRight ? password : 'not the password')

const device = fc.nat(5)
const pick = fc.nat(40)
const text = fc.constantFrom('one', 'two', 'three #THIS', 'ö'.repeat(380), '  ', 'x'.repeat(381))
const goodText = fc.constantFrom('four', 'five #this', 'six #other')
/** Each world has its own hashtag, because all share a database. */
const written = (state: State, text: string) =>
  text.replace('#this', `#${state.hashtag}`).replace('#THIS', `#${state.hashtag.toUpperCase()}`)
const isRight = fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
/** A new id, one that is or was in use, or an invalid one. */
const idKind = fc.oneof(
  { weight: 12, arbitrary: fc.constant('new') },
  { weight: 2, arbitrary: fc.constant('known') },
  { weight: 1, arbitrary: fc.constant('bad') },
)

function idOf(state: State, kind: string, picked: number): string {
  if (kind === 'bad') return 'short'
  return kind === 'known' && state.postIds.length > 0
    ? postId(state, picked)
    : `${storedUserId(state.accounts[0]?.id ?? '')}-${state.postIds.length}`
}

function onPost(
  mutation: string,
  operation: (id: string) => Run,
  likely: (state: State, viewer: Account | null) => string[],
) {
  return fc.tuple(device, pick).map(
    ([at, picked]) =>
      new Step(at, (state) => {
        const id = likelyOr(likely(state, viewerAt(state, at)), picked, postId(state, picked))
        return { mutation, input: { postId: id }, selection: post, specified: byViewer(operation(id)) }
      }),
  )
}

type Reached = (state: State, viewer: Account | null) => Account[]
const endsOf = (edges: 'follows' | 'mutes' | 'blocks') => (state: State, viewer: Account | null) =>
  state[edges].filter(({ from }) => from === viewer).map(({ to }) => to)

/** Mostly on one of the `likely`: to end what was never begun tests little. */
function onUser(mutation: string, operation: (user: Account) => Run, selection: string, likely: Reached = () => []) {
  return fc.tuple(device, pick).map(
    ([at, picked]) =>
      new Step(at, (state) => {
        const reached = likely(state, viewerAt(state, at))
        const found = picked % 3 === 0 ? undefined : reached[picked % Math.max(1, reached.length)]
        const other = found ?? account(state, picked)
        return { mutation, input: { userId: other.id }, selection, specified: byViewer(operation(other)) }
      }),
  )
}

const creates = fc.tuple(device, pick, idKind, fc.oneof({ weight: 4, arbitrary: goodText }, text)).map(
  ([at, picked, kind, content]) =>
    new Step(at, (state) => {
      const input = { id: idOf(state, kind, picked), content: written(state, content) }
      return { mutation: 'createPost', input, selection: post, specified: byViewer(write(input, null)) }
    }),
)
const replies = fc.tuple(device, pick, pick, idKind, fc.oneof({ weight: 4, arbitrary: goodText }, text)).map(
  ([at, picked, parent, kind, content]) =>
    new Step(at, (state) => {
      const draft = { id: idOf(state, kind, picked), content: written(state, content) }
      const parentId = likelyOr(present(state), parent, postId(state, parent))
      return {
        mutation: 'replyToPost',
        input: { ...draft, parentId },
        selection: post,
        specified: byViewer(write(draft, parentId)),
      }
    }),
)
/** Mostly on one of the viewer's own. */
function onOwn<Value>(value: fc.Arbitrary<Value>, act: (id: string, value: Value, state: State) => Act) {
  return fc
    .tuple(device, pick, value)
    .map(
      ([at, picked, chosen]) =>
        new Step(at, (state) =>
          act(likelyOr(own(state, viewerAt(state, at)), picked, postId(state, picked)), chosen, state),
        ),
    )
}

const edits = onOwn(text, (id, content, state) => {
  const input = { id, content: written(state, content) }
  return { mutation: 'editPost', input, selection: post, specified: byViewer(edit(input)) }
})
const limits = onOwn(fc.constantFrom('EVERYONE', 'FOLLOWED', 'MENTIONED'), (id, replyPolicy) => ({
  mutation: 'editPost',
  input: { id, replyPolicy },
  selection: post,
  specified: byViewer(limitReplies(id, replyPolicy)),
}))
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
        specified: byViewer(deleteAccount(password)),
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
      const { username, id } = account(state, picked)
      const password = `of ${id}`
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

/** Any step, weighted by kind. The others shrink to the first kind, which is hardly ever generated. */
export const anyStep: fc.Arbitrary<Step | NoStep> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant(0).map(() => new NoStep()) },
  { weight: 140, arbitrary: creates },
  { weight: 160, arbitrary: replies },
  { weight: 50, arbitrary: edits },
  { weight: 40, arbitrary: limits },
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
  { weight: 30, arbitrary: logsIn },
  { weight: 10, arbitrary: signsUp },
)
