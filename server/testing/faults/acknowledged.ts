import { database } from '../../db/connection.ts'

/** An acknowledged write: the value that the database must have, and the accounts and posts on which it depends. */
export type Fact = { key: string; value: string; about: readonly string[] }

export const absent = 'absent'

type Post = { authorId: string; parentId: string | null }

/** What the server acknowledged. A fact is unknown during its write, without an answer, and once it may be deleted. */
export class Acknowledged {
  readonly #facts = new Map<string, Fact | null>()
  readonly #posts = new Map<string, Post>()
  readonly #deletions = new Set<string>()

  /** Marks a fact as unknown before a write. Returns it, so that the caller can restore it if the write is refused. */
  begin(key: string): Fact | null {
    const before = this.#facts.get(key) ?? null
    this.#facts.set(key, null)
    return before
  }

  settle(key: string, fact: Fact | null): void {
    this.#facts.set(key, fact)
  }

  /** The post may be deleted with its author or its parent. */
  addPost(id: string, post: Post): void {
    this.#posts.set(id, post)
  }

  addDeletion(id: string): void {
    this.#deletions.add(id)
  }

  isDeleted(id: string): boolean {
    if (this.#deletions.has(id)) return true
    const post = this.#posts.get(id)
    return (
      post !== undefined && (this.isDeleted(post.authorId) || (post.parentId !== null && this.isDeleted(post.parentId)))
    )
  }

  get size(): number {
    return this.#certain().length
  }

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
