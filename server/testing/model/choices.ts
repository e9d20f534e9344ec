import fc from 'fast-check'
import { storedUserId } from '../../users/userIds.ts'
import type { PostEdge } from './postEdges.ts'
import { type Run, byViewer } from './specification.ts'
import { type Account, type Post, type State, latestFirst, pageWithCard } from './state.ts'
import { type Act, Step } from './step.ts'
import { postFields, userFields } from './views.ts'

export const post = `post { ${postFields} }`
export const user = `user { ${userFields} }`
export const both = `viewer { ${userFields} } ${user}`

/** Mostly one of the likely ids, because unliking a post that was never liked tests little. */
export const likelyOr = (likely: readonly string[], pick: number, other: string) =>
  (pick % 3 === 0 ? undefined : likely[pick % Math.max(1, likely.length)]) ?? other

/** The id of a post that exists, was deleted or never existed. */
export const postId = (state: State, pick: number) => {
  const known = [...state.postIds, `missing-${storedUserId(state.accounts[0]?.id ?? '')}`]
  return known[pick % known.length] ?? ''
}
export const account = (state: State, pick: number) => state.accounts[pick % state.accounts.length] as Account

const idsOf = (posts: readonly Post[]) => posts.map((post) => post.id)
export const present = (state: State) => idsOf(state.posts)
const own = (state: State, viewer: Account | null) => idsOf(state.posts.filter((post) => post.author === viewer))
export const reached = (name: PostEdge) => (state: State, viewer: Account | null) =>
  idsOf(latestFirst(state.edges[name].filter((edge) => edge.from === viewer)))
export const viewerAt = (state: State, at: number) => state.devices[at]?.account ?? null

export const typed = ({ password }: Account, isRight: boolean) => (isRight ? password : 'not the password')

/** Eight people have one device each, the first has a second one, and a guest has one. */
export const device = fc.nat(9)
export const pick = fc.nat(40)
export const text = fc.constantFrom('one', 'two', 'three #THIS', 'ö'.repeat(380), '  ', 'x'.repeat(381))
export const goodText = fc.constantFrom('four', 'five #this', 'six #other', `seven ${pageWithCard}`)
/** The address for a post's card: mostly that of a page that has one. */
export const cardUrl = fc.oneof(
  { weight: 4, arbitrary: fc.constant(pageWithCard) },
  { weight: 1, arbitrary: fc.constant('https://hills.example/') },
)
/** Each world has a hashtag of its own, because all worlds share a database. */
export const written = (state: State, text: string) =>
  text.replace('#this', `#${state.name}`).replace('#THIS', `#${state.name.toUpperCase()}`)
export const isRight = fc.oneof(
  { weight: 5, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
)
/** The kind of an id: new, in use now or earlier, or invalid. */
export const idKind = fc.oneof(
  { weight: 12, arbitrary: fc.constant('new') },
  { weight: 2, arbitrary: fc.constant('known') },
  { weight: 1, arbitrary: fc.constant('bad') },
)

export function idOf(state: State, kind: string, picked: number): string {
  if (kind === 'bad') return 'short'
  return kind === 'known' && state.postIds.length > 0
    ? postId(state, picked)
    : `${storedUserId(state.accounts[0]?.id ?? '')}-${state.postIds.length}`
}

export function onPost(
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
export const endsOf = (edges: 'follows' | 'mutes' | 'blocks') => (state: State, viewer: Account | null) =>
  state[edges].filter(({ from }) => from === viewer).map(({ to }) => to)

/** Mostly one of the `likely` accounts, because ending what never began tests little. */
export function onUser(
  mutation: string,
  operation: (user: Account) => Run,
  selection: string,
  likely: Reached = () => [],
) {
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

/** Mostly with an id of the viewer's own. */
export function onOwn<Value>(value: fc.Arbitrary<Value>, act: (id: string, value: Value, state: State) => Act) {
  return fc
    .tuple(device, pick, value)
    .map(
      ([at, picked, chosen]) =>
        new Step(at, (state) =>
          act(likelyOr(own(state, viewerAt(state, at)), picked, postId(state, picked)), chosen, state),
        ),
    )
}
