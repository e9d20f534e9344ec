import { Random } from '../../server/testing/random.ts'
import { postId, userId } from '../dataset/generate.ts'
import type { Name } from './contenders.ts'
import type { Asked } from './send.ts'
import { type World, sizes } from './world.ts'

export type Scenario = {
  title: string
  /** The first server is 1 in the table. */
  servers: readonly Name[]
  /** How many workers send requests, and how many each of them sends in a round. */
  atOnce: number
  each: number
  /** Whether a write to a collection that no server reads comes before each request. */
  isAnew: boolean
  request(worker: number, index: number): Asked
}

export const groups = ['mix', 'reads', 'writes', 'hot'] as const
export type Group = (typeof groups)[number]

/** One request of a worker. `random` is the same for both halves of a toggle. */
type Turn = { index: number; random(index: number): Random; reader: string; writer: string }
type Kind = Omit<Scenario, 'atOnce' | 'each' | 'request'> & {
  /** How many requests a worker sends in a round, by the number of workers. */
  each: Record<number, number>
  request(turn: Turn): Asked
}

const readers = ['driver', 'linnet', 'against', 'apollo'] as const
const writers = ['transactions', 'driver', 'linnet', 'against', 'apollo'] as const

/** Popular targets come more often: of 8,000 posts, the first gets 1.1% of requests, the first quarter half. */
const spread = (random: Random, count: number) => Math.floor(count * random.next() ** 2)
const somePost = (random: Random) => postId(spread(random, sizes.posts))
const somebody = (random: Random) => 1 + spread(random, sizes.users - 1)

const pages = {
  explore: (token?: string) => ({ operationName: 'Explore', variables: {}, token }),
  home: (token: string) => ({ operationName: 'Home', variables: { filter: 'LATEST', reposts: true }, token }),
  post: (token: string, id: string) => ({ operationName: 'PostPage', variables: { id }, token }),
  profile: (token: string, user: number) => ({
    operationName: 'ProfileTweets',
    variables: { username: `user_${user}` },
    token,
  }),
}

const like = (isOn: boolean, postId: string, token: string): Asked => ({
  operationName: isOn ? 'LikePost' : 'UnlikePost',
  variables: { postId },
  token,
})

/** Of 20 reads, 6 are Explore, 7 Home, 4 posts, 3 profiles. A like follows, and after the next 20 its end. */
const shares = [...'EHPEHUEHPEHUEHPEHUHP'] as ('E' | 'H' | 'P' | 'U')[]
function mixed({ index, random, reader, writer }: Turn): Asked {
  const [cycle, step] = [Math.floor(index / (shares.length + 1)), index % (shares.length + 1)]
  const kind = shares[step]
  if (!kind) return like(cycle % 2 === 0, somePost(random(Math.floor(cycle / 2))), writer)
  const own = random(index)
  return {
    E: () => pages.explore(reader),
    H: () => pages.home(reader),
    P: () => pages.post(reader, somePost(own)),
    U: () => pages.profile(reader, somebody(own)),
  }[kind]()
}

const inPairs = { 1: 100, 16: 20 }
const read = { servers: readers, isAnew: true, each: { 1: 240, 16: 42 } }
const write = { servers: writers, isAnew: false, each: inPairs }

const kinds: Record<Group, readonly Kind[]> = {
  mix: [
    {
      title: '20 reads to a like',
      isAnew: false,
      each: { 1: 420, 16: 42 },
      request: mixed,
      servers: ['driver', 'transactions', 'linnet', 'against', 'apollo'],
    },
  ],
  reads: [
    { ...read, title: 'Explore, guest', servers: [...readers, 'parse'], request: () => pages.explore() },
    { ...read, title: 'Explore', request: ({ reader }) => pages.explore(reader) },
    { ...read, title: 'Home', request: ({ reader }) => pages.home(reader) },
    { ...read, title: 'post', request: ({ reader, random, index }) => pages.post(reader, somePost(random(index))) },
    {
      ...read,
      title: 'profile',
      request: ({ reader, random, index }) => pages.profile(reader, somebody(random(index))),
    },
  ],
  writes: [
    {
      ...write,
      title: 'like and its taking back',
      servers: [...writers, 'parse'],
      request: ({ index, random, writer }) => like(index % 2 === 0, somePost(random(Math.floor(index / 2))), writer),
    },
    {
      ...write,
      title: 'follow and unfollow',
      request: ({ index, random, writer: token }) => ({
        operationName: index % 2 === 0 ? 'FollowUser' : 'UnfollowUser',
        variables: { userId: userId(somebody(random(Math.floor(index / 2)))) },
        token,
      }),
    },
    {
      ...write,
      title: 'new post',
      servers: [...writers, 'parse'],
      request: ({ random, index, writer: token }) => {
        const id = `new-${random(index).whole(0, 2 ** 31 - 1)}-${index}`
        const content = 'A post as people write it, of about seventy characters or so.'
        const input = { id, content, images: [], video: null, links: [] }
        return { operationName: 'CreatePost', variables: { input }, token }
      },
    },
  ],
  hot: [
    { ...read, title: 'everybody reads one post', each: { 16: 30 }, request: ({ reader }) => pages.post(reader, hot) },
    {
      ...write,
      title: 'everybody likes one post and takes it back',
      each: { 50: 4 },
      request: ({ index, writer }) => like(index % 2 === 0, hot, writer),
    },
  ],
}

const hot = postId(1)

/** All scenarios, one at a time and 16 at once. Each worker has its own writer. */
export function scenariosFor(world: World): Record<Group, Scenario[]> {
  let taken = 0
  const scenarioOf = (group: Group, kind: Kind, atOnce: number, each: number): Scenario => {
    const first = taken
    taken += atOnce
    return {
      ...kind,
      title: `${kind.title}, ${atOnce === 1 ? 'one at a time' : `${atOnce} at once`}`,
      atOnce,
      each,
      request: (worker, index) => {
        const random = (about: number) => new Random(`${group} ${kind.title} ${atOnce} ${worker} ${about}`)
        const reader = new Random(`reader ${worker} ${index}`).oneOf(world.members)
        return kind.request({ index, random, reader, writer: world.writers[first + worker] ?? '' })
      },
    }
  }
  const of = (group: Group) =>
    kinds[group].flatMap((kind) =>
      Object.entries(kind.each).map(([atOnce, each]) => scenarioOf(group, kind, Number(atOnce), each)),
    )
  return { mix: of('mix'), reads: of('reads'), writes: of('writes'), hot: of('hot') }
}
