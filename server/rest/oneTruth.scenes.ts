import fc from 'fast-check'
import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { signsUp } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import { AnswerError, type Person } from '../testing/person.ts'
import { replay, tries } from '../testing/seed.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

type Action = {
  who: number
  what: (typeof actionKinds)[number]
  whom: number
  post: number
  text: string
  overRest: boolean
}

const actionKinds = [
  'post',
  'reply',
  'edit',
  'delete',
  'like',
  'unlike',
  'bookmark',
  'unbookmark',
  'follow',
  'unfollow',
  'profile',
  'verify',
] as const

const action: fc.Arbitrary<Action> = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(...actionKinds),
  whom: fc.nat(2),
  // A small range, so that actions meet on the same posts.
  post: fc.nat(3),
  text: fc.constantFrom('short', 'other', '', 'x'.repeat(381), 'nul \0'),
  overRest: fc.boolean(),
})

class World {
  readonly #name: string
  readonly #people: Person[]

  constructor(name: string, people: Person[]) {
    this.#name = name
    this.#people = people
  }

  static async create(name: string): Promise<World> {
    return new World(
      name,
      await Promise.all([0, 1, 2].map((index) => signsUp(`${name}_${index}`, { name: `n${index}` }))),
    )
  }

  /** Refusals are ignored: if an action has two errors, each API may report another one. */
  async do({ who, what, whom, post, text }: Action, overRest: boolean): Promise<void> {
    const me = this.#people[who]!
    const target = {
      id: this.postId(post),
      other: this.#people[whom]!,
      reply: this.postId(`${who}-${post}-${text.slice(0, 5).replace(/\W/g, '_')}`),
    }
    await (overRest ? this.#rest(new OldClient(me), what, target, text) : this.#graphql(me, what, target, text))
  }

  async #rest(me: OldClient, what: Action['what'], { id, other, reply }: Target, text: string): Promise<void> {
    const calls = {
      post: () => me.post('/posts', { postData: { _id: id, content: text, images: [], video: '' } }),
      reply: () => me.post(`/posts/edit/${id}`, { postData: { comments: [{ _id: reply, content: text }] } }),
      edit: () => me.post(`/posts/edit/${id}`, { postData: { content: text } }),
      delete: () => me.delete(`/posts/${id}`),
      like: () => me.post(`/posts/like/${id}`),
      unlike: () => me.post(`/posts/dislike/${id}`),
      bookmark: () => me.post(`/users/bookmark/${id}`),
      unbookmark: () => me.post(`/users/remove-bookmark/${id}`),
      follow: () => me.post(`/users/follow/${other.id}`),
      unfollow: () => me.post(`/users/unfollow/${other.id}`),
      profile: () => me.post('/users/edit', { userData: { bio: text, location: 'Here' } }),
      verify: () => me.post('/users/edit', { userData: { isVerified: text === 'short' } }),
    }
    await calls[what]()
  }

  async #graphql(me: Person, what: Action['what'], { id, other, reply }: Target, text: string): Promise<void> {
    const calls = {
      post: () => me.posts(text, { id }),
      reply: () => me.replies(id, text, { id: reply }),
      edit: () => me.edits(id, { content: text }),
      delete: () => me.deletes(id),
      like: () => me.likes(id),
      unlike: () => me.unlikes(id),
      bookmark: () => me.bookmarks(id),
      unbookmark: () => me.removesBookmark(id),
      follow: () => me.follows(other),
      unfollow: () => me.unfollows(other),
      profile: () => me.editsProfile({ bio: text, location: 'Here' }),
      verify: () => me.does('setVerified', { kind: text === 'short' ? 'INDIVIDUAL' : null }, 'user { id }'),
    }
    await calls[what]().catch((error: unknown) => {
      if (!(error instanceof AnswerError)) throw error
    })
  }

  postId = (post: number | string) => `${this.#name}-post-${post}`

  async state(): Promise<unknown> {
    const ids = this.#people.map((person) => person.id)
    const [users, posts, likes, bookmarks, follows] = await Promise.all([
      UserModel.find({ _id: { $in: ids } }).lean(),
      PostModel.find({ authorId: { $in: ids } }).lean(),
      LikeModel.find({ userId: { $in: ids } }, { _id: 0 }).lean(),
      BookmarkModel.find({ userId: { $in: ids } }, { _id: 0 }).lean(),
      FollowModel.find({ followerId: { $in: ids } }, { _id: 0 }).lean(),
    ])
    const lines = [...users, ...posts, ...likes, ...bookmarks, ...follows].map((stored) => this.#anonymous(stored))
    return lines.sort()
  }

  #anonymous(stored: object): string {
    const own = new Set([
      'createdAt',
      'updatedAt',
      'at',
      'passwordHash',
      'usernameKey',
      'searchTokens',
      'searchPrefixes',
      'writes',
      'email',
    ])
    const wasEdited =
      'updatedAt' in stored && 'createdAt' in stored && 'parentId' in stored
        ? Number(stored.updatedAt) > Number(stored.createdAt)
        : null
    let line = JSON.stringify({ ...stored, wasEdited }, (key, value: unknown) => (own.has(key) ? undefined : value))
    this.#people.forEach((person, index) => (line = line.replaceAll(person.id, `person ${index}`)))
    return line.replaceAll(`${this.#name}-`, '').replaceAll(`${this.#name}_`, '')
  }

  async forget(): Promise<void> {
    const ids = { $in: this.#people.map((person) => person.id) }
    const profile = { bio: '', location: '', verifiedKind: null, postCount: 0, followerCount: 0, followingCount: 0 }
    await Promise.all([
      UserModel.updateMany({ _id: ids }, profile),
      PostModel.deleteMany({ authorId: ids }),
      LikeModel.deleteMany({ userId: ids }),
      BookmarkModel.deleteMany({ userId: ids }),
      FollowModel.deleteMany({ followerId: ids }),
    ])
  }
}

type Target = { id: string; other: Person; reply: string }

describe('stored data', () => {
  it('is the same after the same actions through REST, through GraphQL, or through both', async () => {
    await emptyDatabase()
    const worlds = await Promise.all(['rest', 'both', 'graphql'].map((name) => World.create(name)))
    const routes = [() => true, ({ overRest }: Action) => overRest, () => false]
    await fc.assert(
      fc
        .asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (sequence) => {
          const states = await Promise.all(
            worlds.map(async (world, index) => {
              for (const step of sequence) await world.do(step, routes[index]!(step))
              return world.state()
            }),
          )
          expect(states[0]).toEqual(states[2])
          expect(states[1]).toEqual(states[2])
        })
        .afterEach(() => Promise.all(worlds.map((world) => world.forget()))),
      { ...replay, numRuns: tries(8) },
    )
  })
})
