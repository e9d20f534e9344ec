import type { Scenario } from '../scenario.ts'
import type { Request } from '../send.ts'
import type { Server } from '../servers.ts'
import { type World, conversation } from '../world.ts'
import { clientsPage } from './reads.ts'
import { type Write, writes } from './writes.ts'

type Page = 'explore' | 'home' | 'post' | 'profile' | 'search'
/** What of a hundred requests are what. */
type Shares = Partial<Record<Page | Write, number>>

const pages: Record<Page, (server: Server, token?: string) => Request> = {
  explore: (server, token) => clientsPage(server, 'Explore', {}, token),
  home: (server, token) => clientsPage(server, 'Home', { filter: 'LATEST' }, token),
  post: (server, token) => clientsPage(server, 'PostPage', { id: conversation }, token),
  profile: (server, token) => clientsPage(server, 'ProfileTweets', { username: 'user_7' }, token),
  search: (server, token) => clientsPage(server, 'UserSearch', { search: 'lars' }, token),
}

/** 60% timelines, 30% single posts and profiles, 10% writes: what load tests of such networks usually send. */
const usualMix: Shares = { home: 30, explore: 30, post: 20, profile: 10, like: 7, follow: 1, create: 2 }
/** A member's day in Linnet's client: Home most of all, then Explore, posts, profiles, likes, and the rest. */
const ownMix: Shares = { home: 45, explore: 20, post: 12, profile: 10, like: 8, follow: 2, create: 2, search: 1 }

/**
 * How often a server goes through a mix in one turn. While the others have their turns, it loses what it keeps for two
 * seconds; so a turn is long enough to read that anew and to use it again.
 */
const timesInTurn = 4

/** Coprime to 100, so that a hundred steps visit every request of a mix, kinds apart from each other. */
const stride = 37

/** The requests of a mix in an order that is the same for all servers. */
function inOrder(shares: Shares): (Page | Write)[] {
  const kinds = Object.entries(shares).flatMap(([kind, count]) => Array<Page | Write>(count).fill(kind as Page | Write))
  return kinds.flatMap((_, index) => kinds[(index * stride) % kinds.length] ?? [])
}

const isPage = (kind: Page | Write): kind is Page => kind in pages

/**
 * Each worker reads as another member, and writes as another account. All servers write to one database, so the mixes come
 * last.
 */
export function mixes(world: World): Scenario[] {
  const mix = (shares: Shares): Omit<Scenario, 'title' | 'servers'> => {
    const kinds = inOrder(shares)
    let next = 0
    return {
      ...{ base: 'plain', count: timesInTurn * kinds.length, atOnce: 16, begin: () => (next = 0) },
      requests: (server: Server, worker: number) => {
        const kind = kinds[next++ % kinds.length] ?? 'explore'
        const { token } = world.members[worker] ?? {}
        if (isPage(kind)) return [pages[kind](server, token)]
        return [writes[kind](server, world.nextTarget(server), world.writers[server][worker])]
      },
    }
  }
  const drivers = ['plain', 'transaction'] as const
  return [
    { ...mix(usualMix), title: 'mix 60/30/10', servers: [...drivers, 'linnet', 'batched', 'unbatched'] },
    { ...mix(ownMix), title: 'mix 45/20/12/10/8/2/2/1', servers: [...drivers, 'linnet'] },
  ]
}
