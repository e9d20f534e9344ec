import { database } from '../../db/connection.ts'

/** Something that an acknowledged write made so: what it is about (accounts and posts), and the value that must be found. */
export type Fact = { key: string; value: string; about: readonly string[] }

/** What an absent thing is worth. */
export const absent = 'absent'

type Post = { authorId: string; parentId: string | null }

/**
 * What a crowd was told by the server. While a write is under way, and for good when no answer came, its fact is unknown; what
 * hangs on something whose deletion was asked for is not looked at, except that what was deleted must be gone.
 */
export class Acknowledged {
  readonly #facts = new Map<string, Fact | null>()
  readonly #posts = new Map<string, Post>()
  readonly #doomed = new Set<string>()

  /** Forgets what a write is about to change and returns it, to be put back if the write is refused. */
  begin(key: string): Fact | null {
    const before = this.#facts.get(key) ?? null
    this.#facts.set(key, null)
    return before
  }

  settle(key: string, fact: Fact | null): void {
    this.#facts.set(key, fact)
  }

  /** Notes where a post hangs, so that it is known to go along with its author and with what it answers. */
  place(id: string, post: Post): void {
    this.#posts.set(id, post)
  }

  /** Notes that the deletion of a post or an account was asked for. */
  doom(id: string): void {
    this.#doomed.add(id)
  }

  isDoomed(id: string): boolean {
    if (this.#doomed.has(id)) return true
    const post = this.#posts.get(id)
    return (
      post !== undefined && (this.isDoomed(post.authorId) || (post.parentId !== null && this.isDoomed(post.parentId)))
    )
  }

  /** How many facts can be looked up. */
  get size(): number {
    return this.#certain().length
  }

  /** Every acknowledged write that the connected database does not show, in words. */
  async broken(): Promise<string[]> {
    const found = await storedFacts()
    return this.#certain().flatMap(({ key, value }) => {
      const actual = found.get(key) ?? absent
      return actual === value ? [] : [`${key}: acknowledged as ${value}, found ${actual}`]
    })
  }

  #certain(): Fact[] {
    return [...this.#facts.values()]
      .filter((fact) => fact !== null)
      .filter(({ about }) => !about.some((id) => this.isDoomed(id)))
  }
}

/** The keys of facts, and what each is worth. */
export const factKeys = {
  post: (id: string) => `post ${id}`,
  account: (id: string) => `account ${id}`,
  like: (userId: string, postId: string) => `like ${userId} ${postId}`,
  bookmark: (userId: string, postId: string) => `bookmark ${userId} ${postId}`,
  follow: (followerId: string, followeeId: string) => `follow ${followerId} ${followeeId}`,
}

async function storedFacts(): Promise<Map<string, string>> {
  const facts = new Map<string, string>()
  const all = (collection: string) => database().collection(collection).find({})
  for await (const post of all('posts')) facts.set(factKeys.post(String(post._id)), post['content'])
  for await (const user of all('users')) facts.set(factKeys.account(String(user._id)), user['name'])
  for await (const like of all('likes')) {
    if (like['state'] === 'liked') facts.set(factKeys.like(like['userId'], like['postId']), 'present')
  }
  for await (const { userId, postId } of all('bookmarks')) facts.set(factKeys.bookmark(userId, postId), 'present')
  for await (const { followerId, followeeId } of all('follows'))
    facts.set(factKeys.follow(followerId, followeeId), 'present')
  return facts
}
