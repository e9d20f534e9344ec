/** An account as the specification has it. */
export type Account = {
  id: string
  username: string
  name: string
  bio: string
  verifiedKind: 'INDIVIDUAL' | 'ORGANIZATION' | null
  password: string
  isDeleted: boolean
}

/** A post or a reply. The moment is the server's: it alone knows the time. */
export type Post = {
  id: string
  author: Account
  parent: Post | null
  content: string
  isEdited: boolean
  createdAt: string
}

/** Something that one account did to one thing, and when: later ones have a higher number. */
export type Edge<To> = { from: Account; to: To; at: number }

/** Something with a browser: logged in to an account, with a session that may be over, or a guest. */
export type Device = { account: Account | null; isOver: boolean; token: string | undefined }

/** Everything there is, as plainly as it can be kept. */
export class State {
  accounts: Account[] = []
  posts: Post[] = []
  likes: Edge<Post>[] = []
  bookmarks: Edge<Post>[] = []
  follows: Edge<Account>[] = []
  devices: Device[] = []
  /** Every id that a post ever had: a deleted one may be used again. */
  postIds: string[] = []
  /** In some of the posts' texts, in small or capital letters. */
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

  /** Who a device acts as; null for a guest and for a session that is over. */
  viewer(device: Device): Account | null {
    return device.isOver ? null : device.account
  }

  repliesTo(post: Post): Post[] {
    return this.posts.filter((reply) => reply.parent === post)
  }

  postsOf(account: Account): Post[] {
    return this.posts.filter((post) => post.author === account && post.parent === null)
  }

  likeCount(post: Post): number {
    return this.likes.filter((like) => like.to === post).length
  }

  /** A post goes with all replies below it, and every like and bookmark of them. */
  removePost(post: Post): void {
    this.repliesTo(post).forEach((reply) => this.removePost(reply))
    this.posts = this.posts.filter((other) => other !== post)
    this.likes = this.likes.filter((like) => like.to !== post)
    this.bookmarks = this.bookmarks.filter((bookmark) => bookmark.to !== post)
  }

  removeAccount(account: Account): void {
    this.posts.filter((post) => post.author === account).forEach((post) => this.removePost(post))
    this.likes = this.likes.filter((like) => like.from !== account)
    this.bookmarks = this.bookmarks.filter((bookmark) => bookmark.from !== account)
    this.follows = this.follows.filter((follow) => follow.from !== account && follow.to !== account)
    account.isDeleted = true
    this.endSessions(account)
  }

  endSessions(account: Account, kept?: Device): void {
    for (const device of this.devices) if (device.account === account && device !== kept) device.isOver = true
  }
}

export function edgeBetween<To>(edges: readonly Edge<To>[], from: Account | null, to: To): Edge<To> | undefined {
  return edges.find((edge) => edge.from === from && edge.to === to)
}

/** The other ends of edges, latest first. */
export function latestFirst<To>(edges: readonly Edge<To>[]): To[] {
  return edges.toSorted((a, b) => b.at - a.at).map((edge) => edge.to)
}

/** Newest first, and of two of the same moment the one with the higher id. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
