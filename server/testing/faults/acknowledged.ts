import { database } from '../../db/connection.ts'

/** The effect of an acknowledged write: the value to find in the database, and the accounts and posts it depends on. */
export type Fact = { key: string; value: string; about: readonly string[] }

/** The value of a fact whose document does not exist. */
export const absent = 'absent'

type Post = { authorId: string; parentId: string | null }

/**
 * What the server acknowledged to a crowd. A fact is unknown during its write and without a response, and is not
 * checked once the deletion of its post or account was requested.
 */
export class Acknowledged {
  readonly #facts = new Map<string, Fact | null>()
  readonly #posts = new Map<string, Post>()
  readonly #deletions = new Set<string>()

  /** Marks a fact as unknown before a write; returns it, so that it can be restored if the write is refused. */
  begin(key: string): Fact | null {
    const before = this.#facts.get(key) ?? null
    this.#facts.set(key, null)
    return before
  }

  settle(key: string, fact: Fact | null): void {
    this.#facts.set(key, fact)
  }

  /** Records the author and parent of a post, which is deleted together with either. */
  addPost(id: string, post: Post): void {
    this.#posts.set(id, post)
  }

  /** Records that the deletion of a post or an account was requested. */
  addDeletion(id: string): void {
    this.#deletions.add(id)
  }

  /** Whether the deletion of an account or a post, or of something that it depends on, was requested. */
  isDeleted(id: string): boolean {
    if (this.#deletions.has(id)) return true
    const post = this.#posts.get(id)
    return (
      post !== undefined && (this.isDeleted(post.authorId) || (post.parentId !== null && this.isDeleted(post.parentId)))
    )
  }

  /** The number of known facts. */
  get size(): number {
    return this.#certain().length
  }

  /** Describes every acknowledged write that is missing in the connected database. */
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
      .filter(({ about }) => !about.some((id) => this.isDeleted(id)))
  }
}

/** The keys of facts. */
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
