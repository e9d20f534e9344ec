import { type PostEdge, namesOfEdges } from './postEdges.ts'

export type Account = {
  id: string
  username: string
  name: string
  bio: string
  verifiedKind: 'INDIVIDUAL' | 'ORGANIZATION' | null
  password: string
  isDeleted: boolean
}

/** `createdAt` is copied from the server. */
export type Post = {
  id: string
  author: Account
  parent: Post | null
  content: string
  /** Of what begins a conversation. */
  replyPolicy: 'EVERYONE' | 'FOLLOWED' | 'MENTIONED'
  isEdited: boolean
  createdAt: string
}

/** A like, bookmark or follow; later ones have a higher `at`. */
export type Edge<To> = { from: Account; to: To; at: number }

/** A browser: logged in, with a session that has ended, or a guest. */
export type Device = { account: Account | null; isOver: boolean; token: string | undefined }

export class State {
  accounts: Account[] = []
  posts: Post[] = []
  edges = Object.fromEntries(namesOfEdges.map((name) => [name, []])) as unknown as Record<PostEdge, Edge<Post>[]>
  follows: Edge<Account>[] = []
  mutes: Edge<Account>[] = []
  blocks: Edge<Account>[] = []
  devices: Device[] = []
  /** All ids so far, because ids of deleted posts may be used again. */
  postIds: string[] = []
  /** Occurs in some of the posts, in lower or upper case. */
  hashtag = ''
  #clock = 0

  now(): number {
    return ++this.#clock
  }

  post(id: string): Post | undefined {
    return this.posts.find((post) => post.id === id)
  }

  accountNamed(username: string): Account | undefined {
    return this.accounts.find(
      (account) => !account.isDeleted && account.username.toLowerCase() === username.toLowerCase(),
    )
  }

  /** Null for a guest and for an ended session. */
  viewer(device: Device): Account | null {
    return device.isOver ? null : device.account
  }

  /** Whether one of the two blocks the other; a guest blocks nobody. */
  areApart(viewer: Account | null, other: Account): boolean {
    const blocks = (from: Account | null, to: Account | null) =>
      this.blocks.some((block) => block.from === from && block.to === to)
    return blocks(viewer, other) || blocks(other, viewer)
  }

  /** The post with this id that the viewer may see. */
  shownPost(id: string, viewer: Account | null): Post | undefined {
    const post = this.post(id)
    return post && !this.areApart(viewer, post.author) ? post : undefined
  }

  rootOf(post: Post): Post {
    return post.parent ? this.rootOf(post.parent) : post
  }

  /** Nobody mentions anybody here. */
  mayReply(post: Post, viewer: Account | null): boolean {
    const { author, replyPolicy } = this.rootOf(post)
    if (!viewer || replyPolicy === 'EVERYONE' || author === viewer) return viewer !== null
    return replyPolicy === 'FOLLOWED' && edgeBetween(this.follows, author, viewer) !== undefined
  }

  repliesTo(post: Post): Post[] {
    return this.posts.filter((reply) => reply.parent === post)
  }

  postsOf(account: Account): Post[] {
    return this.posts.filter((post) => post.author === account && post.parent === null)
  }

  countOf(name: PostEdge, post: Post): number {
    return this.edges[name].filter((edge) => edge.to === post).length
  }

  /** Removes a post with all replies below it, and all that was done with them. */
  removePost(post: Post): void {
    this.repliesTo(post).forEach((reply) => this.removePost(reply))
    this.posts = this.posts.filter((other) => other !== post)
    this.#keepEdges((edge) => edge.to !== post)
  }

  removeAccount(account: Account): void {
    this.posts.filter((post) => post.author === account).forEach((post) => this.removePost(post))
    this.#keepEdges((edge) => edge.from !== account)
    for (const name of ['follows', 'mutes', 'blocks'] as const)
      this[name] = this[name].filter((edge) => edge.from !== account && edge.to !== account)
    account.isDeleted = true
    this.endSessions(account)
  }

  #keepEdges(isKept: (edge: Edge<Post>) => boolean): void {
    for (const name of namesOfEdges) this.edges[name] = this.edges[name].filter(isKept)
  }

  endSessions(account: Account, kept?: Device): void {
    for (const device of this.devices) if (device.account === account && device !== kept) device.isOver = true
  }
}

export function edgeBetween<To>(edges: readonly Edge<To>[], from: Account | null, to: To): Edge<To> | undefined {
  return edges.find((edge) => edge.from === from && edge.to === to)
}

export function latestFirst<To>(edges: readonly Edge<To>[]): To[] {
  return edges.toSorted((a, b) => b.at - a.at).map((edge) => edge.to)
}

/** Newest first; posts with the same time by descending id. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
