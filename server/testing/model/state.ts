import { type PostEdge, namesOfEdges } from './postEdges.ts'

export type Account = {
  id: string
  role: 'MEMBER' | 'MODERATOR' | 'ADMIN'
  username: string
  name: string
  bio: string
  verifiedKind: 'INDIVIDUAL' | 'ORGANIZATION' | null
  password: string
  isDeleted: boolean
  isSuspended: boolean
  isSilenced: boolean
  /** Whether the account looked at the card of `pageWithCard`. */
  hasLooked: boolean
}

/** A page for which the server makes a card. */
export const pageWithCard = 'https://tea.example/'

export const newAccount = (id: string, username: string, password: string): Account => ({
  ...{ id, username, name: username, bio: '', password },
  ...{ role: 'MEMBER', verifiedKind: null, isDeleted: false, isSuspended: false, isSilenced: false, hasLooked: false },
})

/** `createdAt` is the server's. */
export type Post = {
  id: string
  author: Account
  parent: Post | null
  content: string
  /** Only for the first post of a conversation. */
  replyPolicy: 'EVERYONE' | 'FOLLOWED' | 'MENTIONED'
  /** Null once the quote is lost; `quotedId` stays. */
  quoted: Post | null
  quotedId: string | null
  lost: 'DELETED' | 'DETACHED' | null
  quotePolicy: 'EVERYONE' | 'FOLLOWERS' | 'NOBODY'
  card: string | null
  isEdited: boolean
  createdAt: string
  /** Null unless a moderator removed the post. `by` is the removal of many posts, if it was one. */
  removal: { by: Decision | null } | null
}

/** A moderators' decision about an account, while it stands. `number` is the server's. */
export type Decision = { number: number; kind: 'SILENCE' | 'REMOVE_POSTS'; account: Account }

export type Action = { kind: string; actorId: string; userId: string; postId?: string }

export const ranks = { MEMBER: 0, MODERATOR: 1, ADMIN: 2 }

/** A like, bookmark or follow. A later one has a higher `at`. */
export type Edge<To> = { from: Account; to: To; at: number }

/** A browser: logged in, with an ended session, or a guest's. While its account is suspended, it is restricted. */
export type Device = { account: Account | null; isOver: boolean; token: string | undefined }

export class State {
  accounts: Account[] = []
  posts: Post[] = []
  edges = Object.fromEntries(namesOfEdges.map((name) => [name, []])) as unknown as Record<PostEdge, Edge<Post>[]>
  follows: Edge<Account>[] = []
  mutes: Edge<Account>[] = []
  blocks: Edge<Account>[] = []
  devices: Device[] = []
  decisions: Decision[] = []
  log: Action[] = []
  /** All ids ever used, because the ids of deleted posts may be used again. */
  postIds: string[] = []
  /** The start of the usernames; also a hashtag of some posts, in lower or upper case. */
  name = ''
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

  /** Null for a guest, an ended session or a restricted one. */
  viewer(device: Device): Account | null {
    return device.isOver || device.account?.isSuspended ? null : device.account
  }

  areApart(viewer: Account | null, other: Account): boolean {
    const blocks = (from: Account | null, to: Account | null) =>
      this.blocks.some((block) => block.from === from && block.to === to)
    return blocks(viewer, other) || blocks(other, viewer)
  }

  /** Whether the viewer may see the account, and what it wrote, in lists. */
  shows(account: Account, viewer: Account | null): boolean {
    return !account.isDeleted && !account.isSuspended && !this.areApart(viewer, account)
  }

  showsPost(post: Post, viewer: Account | null): boolean {
    return this.shows(post.author, viewer) && (post.removal === null || post.author === viewer)
  }

  shownPost(id: string, viewer: Account | null): Post | undefined {
    const post = this.post(id)
    return post && this.showsPost(post, viewer) ? post : undefined
  }

  isLimited(account: Account, viewer: Account | null): boolean {
    return account.isSilenced && account !== viewer && edgeBetween(this.follows, viewer, account) === undefined
  }

  above({ parent }: Post): Post[] {
    return parent ? [...this.above(parent), parent] : []
  }

  rootOf(post: Post): Post {
    return this.above(post)[0] ?? post
  }

  /** There are no mentions in this model. */
  mayReply(post: Post, viewer: Account | null): boolean {
    const root = this.rootOf(post)
    const { author, replyPolicy } = root
    if (!viewer || replyPolicy === 'EVERYONE' || author === viewer) return viewer !== null
    if (!this.showsPost(root, viewer)) return false
    return replyPolicy === 'FOLLOWED' && edgeBetween(this.follows, author, viewer) !== undefined
  }

  mayQuote({ author, quotePolicy }: Post, viewer: Account | null): boolean {
    if (!viewer || quotePolicy === 'EVERYONE' || author === viewer) return viewer !== null
    return quotePolicy === 'FOLLOWERS' && edgeBetween(this.follows, viewer, author) !== undefined
  }

  quotesOf(post: Post): Post[] {
    return this.posts.filter((quoting) => quoting.quoted === post)
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

  removePost(post: Post): void {
    this.repliesTo(post).forEach((reply) => this.removePost(reply))
    this.posts = this.posts.filter((other) => other !== post)
    this.quotesOf(post).forEach((quoting) => Object.assign(quoting, { quoted: null, lost: 'DELETED' }))
    this.#keepEdges((edge) => edge.to !== post)
  }

  removeAccount(account: Account): void {
    this.posts.filter((post) => post.author === account).forEach((post) => this.removePost(post))
    this.#keepEdges((edge) => edge.from !== account)
    for (const name of ['follows', 'mutes', 'blocks'] as const)
      this[name] = this[name].filter((edge) => edge.from !== account && edge.to !== account)
    this.decisions = this.decisions.filter((decision) => decision.account !== account)
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
