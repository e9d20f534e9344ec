import { type ApolloClient, isReference, type NormalizedCacheObject } from '@apollo/client'
import { sharedValue } from '../hooks/sharedValue.ts'
import { whenIdle } from '../hooks/whenIdle.ts'
import { shownPosts } from '../navigation/cards.ts'
import { type Connection, idOf, others, rejoinWith } from './connection.ts'
import type { Page } from './useConnection.ts'
import { watchedPart } from './watchedPart.ts'

/** Posts that are so near to the page that came last stay in the cache: ten pages before it and after it. */
const near = 200
/** With fewer far posts it is not worth a walk through the cache. */
const least = 100

/** What a list shows by now: its ids, and where its next page begins. */
export type ListedPages = { ids: readonly string[]; endCursor: string | null }

/** Which list waits for the page that begins at a cursor. */
const asking = new Map<string, FarPages>()

rejoinWith((existing, incoming, after) => asking.get(after as string)?.rejoined(existing, incoming) ?? existing)

/**
 * A long list's pages. When a page arrives, the posts far from it leave the cache, but for those that something else
 * shows. The list keeps their ids, and so its order, its length and the heights of its cards. A card whose post is missing
 * asks for it (`want`): then its page is loaded again, one at a time, and takes its place in the list.
 */
export class FarPages {
  readonly #client: ApolloClient
  readonly #page: Page
  #ids: readonly string[] = []
  #endCursor: string | null = null
  /** Where the next page begins, by the last id of a page. */
  readonly #nextOf = new Map<string, string>()
  /** The missing posts that the page would show, the latest last. */
  readonly #wanted = new Set<string>()
  /** The pages that were asked for since one of their posts was first wanted. */
  readonly #asked = new Set<string>()
  #after = ''
  #isBusy = false
  /** The post that could not be loaded last, until one is loaded. */
  readonly failure = sharedValue<string | null>(null)

  constructor(client: ApolloClient, page: Page) {
    this.#client = client
    this.#page = page
  }

  /** To be called when the list has changed. */
  note({ ids, endCursor }: ListedPages): void {
    this.#ids = ids
    const last = ids.at(-1)
    if (endCursor === null || endCursor === this.#endCursor || last === undefined) return
    this.#endCursor = endCursor
    this.#nextOf.set(last, endCursor)
    whenIdle(() => this.#dropFar(ids.length))
  }

  /** Loads a missing post again, unless the returned function is called before its turn. */
  want(id: string): () => void {
    this.#wanted.add(id)
    const start = this.#startOf(id)
    if (!asking.has(start)) this.#asked.delete(start)
    if (this.failure.read() === null) void this.#load()
    return () => void this.#wanted.delete(id)
  }

  readonly retry = () => void this.#load()

  /** The list with the page that was asked for in its place: without what is gone, and with what is new in it. */
  rejoined(existing: Connection, incoming: Connection): Connection {
    const { edges } = existing
    const from = edges.findIndex((edge) => this.#nextOf.get(idOf(edge)) === this.#after) + 1
    if (from === 0) return existing
    const before = edges.slice(0, from)
    const page = others(incoming.edges, before)
    const { endCursor, hasNextPage } = incoming.pageInfo
    const last = page.at(-1)
    if (last && endCursor !== null) this.#nextOf.set(idOf(last), endCursor)
    const refs = new Set(page.map(({ node }) => node.__ref))
    // Where the order may have changed, a post can be elsewhere by now: the page replaces only what is near.
    const seam = edges.slice(from, from + 2 * page.length).findLastIndex(({ node }) => refs.has(node.__ref))
    if (seam < 0 || !hasNextPage) return { ...incoming, edges: [...before, ...page] }
    const isSame =
      seam === page.length - 1 && page.every((edge, index) => edge.node.__ref === edges[from + index]?.node.__ref)
    if (isSame) return existing
    return { ...existing, edges: [...before, ...page, ...others(edges.slice(from + seam + 1), page)] }
  }

  /** Loads the pages of wanted posts, the latest first, one after the other. */
  async #load(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    let next = this.#due()
    this.failure.set(null)
    try {
      for (; next !== undefined; next = this.#due()) {
        await this.#ask(this.#startOf(next))
        const at = this.#ids.indexOf(next)
        whenIdle(() => this.#dropFar(at))
      }
    } catch {
      this.#asked.clear()
      this.failure.set(next ?? null)
    }
    this.#isBusy = false
  }

  #due(): string | undefined {
    return [...this.#wanted].findLast((id) => !this.#asked.has(this.#startOf(id)))
  }

  async #ask(after: string): Promise<void> {
    const { query, variables } = this.#page
    this.#asked.add(after)
    this.#after = after
    asking.set(after, this)
    try {
      await this.#client.query({
        query: watchedPart(query),
        variables: after ? { ...variables, after } : variables,
        fetchPolicy: 'network-only',
      })
    } finally {
      asking.delete(after)
    }
  }

  /** Where the page with a post begins; empty for the list's first page. */
  #startOf(id: string): string {
    const last = this.#ids.slice(0, Math.max(0, this.#ids.indexOf(id))).findLast((before) => this.#nextOf.has(before))
    return this.#nextOf.get(last ?? '') ?? ''
  }

  /** Takes the posts that are far from a place in the list out of the cache. Pages whose start is not known stay. */
  #dropFar(place: number): void {
    const { cache } = this.#client
    const first = this.#ids.findIndex((id) => this.#nextOf.has(id)) + 1
    if (first === 0) return
    const shown = cache.extract(true) as NormalizedCacheObject
    const stored = cache.extract() as NormalizedCacheObject
    const drawn = new Set(shownPosts())
    const isFar = (id: string, index: number) => index >= first && Math.abs(index - place) > near && !drawn.has(id)
    // What the user has changed is another object until the server has answered.
    const isSettled = (ref: string) => ref in stored && stored[ref] === shown[ref]
    const far = this.#ids.filter(isFar).map((id) => `Post:${id}`)
    const settled = far.filter(isSettled)
    if (settled.length < least) return
    const dropped = droppedWith(settled, shown)
    cache.batch({
      update: () => {
        for (const id of dropped) cache.evict({ id })
      },
    })
  }
}

/** Those of these posts that only their list refers to, and what only they refer to, such as their authors. */
function droppedWith(posts: readonly string[], store: NormalizedCacheObject): string[] {
  const uses = new Map<string, number>()
  for (const object of Object.values(store)) eachRef(object, (ref) => uses.set(ref, (uses.get(ref) ?? 0) + 1))
  const dropped: string[] = []
  const drop = (id: string) => {
    dropped.push(id)
    eachRef(store[id], (ref) => {
      const left = (uses.get(ref) ?? 0) - 1
      uses.set(ref, left)
      if (left === 0 && ref in store) drop(ref)
    })
  }
  for (const post of posts) if ((uses.get(post) ?? 0) <= 1) drop(post)
  return dropped
}

function eachRef(value: unknown, act: (ref: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isReference(value)) act(value.__ref)
  else for (const part of Object.values(value)) eachRef(part, act)
}
