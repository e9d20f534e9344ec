import { randomUUID } from 'node:crypto'
import { deleteAccount } from '../auth/account.deletion.ts'
import type { Context } from '../context.ts'
import type { Position } from '../db/keyset.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { followUser, unfollowUser } from '../follows/follows.service.ts'
import { LikeModel } from '../likes/like.model.ts'
import { likePost, unlikePost } from '../likes/likes.service.ts'
import { deletePost } from '../posts/posts.deletion.ts'
import { editPost } from '../posts/edits.service.ts'
import { createPost } from '../posts/posts.service.ts'
import { detachQuote } from '../posts/quotes.ts'
import { RepostModel } from '../reposts/repost.model.ts'
import { repostPost, undoRepost } from '../reposts/reposts.service.ts'
import { storeUsers, userDocument } from '../testing/documents.ts'
import { Random } from '../testing/random.ts'
import { tries } from '../testing/seed.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { type NotificationKind, notificationKinds } from './notification.row.ts'
import { notificationsPage } from './notifications.read.ts'
import { chooseNotifications, markNotificationsSeen, unreadNotifications } from './notifications.service.ts'

useServer()

const sequences = tries(12)
const lanes = 12
const stepsEach = 8

type Post = { id: string; author: string; parent: Post | null; quoted: Post | null; mentions: string[]; at: Date }
type Edge = { actor: string; target: string; at: Date; id: string }

type World = { random: Random; people: string[]; posts: Post[] } & Record<'likes' | 'reposts' | 'follows', Edge[]>

const contextOf = (id: string): Context => ({ ...testContext(id), selection: new Set(['Post.author']) })
const draft = (content: string) => ({ content, images: [], video: null, links: [] })

async function newWorld(seed: number): Promise<World> {
  const people = ['a', 'b', 'c', 'd'].map((letter) => `${letter}_${seed}`)
  await storeUsers(people.map((_id) => userDocument({ _id, username: _id })))
  return { random: new Random(`notifications ${seed}`), people, posts: [], likes: [], reposts: [], follows: [] }
}

function text({ random, people }: World): { content: string; mentions: string[] } {
  const mentions = [...new Set([random.oneOf(people), random.oneOf(people)])].slice(0, random.whole(0, 2))
  return { content: `text ${randomUUID()} ${mentions.map((name) => `@${name}`).join(' ')}`, mentions }
}

async function write(world: World, actor: string, parent: Post | null): Promise<void> {
  const { content, mentions } = text(world)
  const { posts, random } = world
  const quoted = posts.length > 0 && random.whole(0, 2) === 0 ? random.oneOf(posts) : null
  const post = { ...draft(content), parentId: parent?.id ?? null, quotedId: quoted?.id }
  const { row } = await createPost(contextOf(actor), post)
  posts.push({ id: row._id, author: actor, parent, quoted, mentions, at: row.createdAt })
}

function forgetPost(world: World, post: Post): void {
  for (const reply of world.posts.filter(({ parent }) => parent === post)) forgetPost(world, reply)
  world.posts = world.posts.filter((other) => other !== post)
  for (const other of world.posts) if (other.quoted === post) other.quoted = null
  for (const name of ['likes', 'reposts'] as const) world[name] = world[name].filter(({ target }) => target !== post.id)
}

const steps: Record<string, (world: World, actor: string) => Promise<void>> = {
  post: (world, actor) => write(world, actor, null),
  reply: async (world, actor) => {
    if (world.posts.length > 0) await write(world, actor, world.random.oneOf(world.posts))
  },
  like: async (world, actor) => {
    if (world.posts.length === 0) return
    const { id: target } = world.random.oneOf(world.posts)
    if (world.likes.some((like) => like.actor === actor && like.target === target)) return
    await likePost(contextOf(actor), target)
    const stored = await LikeModel.findOne({ userId: actor, postId: target }).lean()
    if (stored) world.likes.push({ actor, target, at: stored.at, id: String(stored._id) })
  },
  unlike: async (world, actor) => {
    const like = world.likes.find((one) => one.actor === actor)
    if (!like) return
    await unlikePost(contextOf(actor), like.target)
    world.likes = world.likes.filter((other) => other !== like)
  },
  repost: async (world, actor) => {
    if (world.posts.length === 0) return
    const { id: target } = world.random.oneOf(world.posts)
    if (world.reposts.some((repost) => repost.actor === actor && repost.target === target)) return
    await repostPost(contextOf(actor), target)
    const stored = await RepostModel.findOne({ userId: actor, postId: target }).lean()
    if (stored) world.reposts.push({ actor, target, at: stored.at, id: String(stored._id) })
  },
  undo: async (world, actor) => {
    const repost = world.reposts.find((one) => one.actor === actor)
    if (!repost) return
    await undoRepost(contextOf(actor), repost.target)
    world.reposts = world.reposts.filter((other) => other !== repost)
  },
  follow: async (world, actor) => {
    const target = world.random.oneOf(world.people)
    const isKnown = world.follows.some((follow) => follow.actor === actor && follow.target === target)
    if (isKnown || target === actor) return
    await followUser(contextOf(actor), target)
    const stored = await FollowModel.findOne({ followerId: actor, followeeId: target }).lean()
    if (stored) world.follows.push({ actor, target, at: stored.at, id: actor })
  },
  unfollow: async (world, actor) => {
    const follow = world.follows.find((one) => one.actor === actor)
    if (!follow) return
    await unfollowUser(contextOf(actor), follow.target)
    world.follows = world.follows.filter((other) => other !== follow)
  },
  edit: async (world, actor) => {
    const post = world.posts.find(({ author }) => author === actor)
    if (!post) return
    const { content, mentions } = text(world)
    await editPost(contextOf(actor), post.id, { content })
    post.mentions = mentions
  },
  detach: async (world, actor) => {
    const quoting = world.posts.find(({ quoted }) => quoted?.author === actor)
    if (!quoting) return
    await detachQuote(contextOf(actor), quoting.id)
    quoting.quoted = null
  },
  delete: async (world, actor) => {
    const post = world.posts.find(({ author }) => author === actor)
    if (!post) return
    await deletePost(contextOf(actor), post.id)
    forgetPost(world, post)
  },
  leave: async (world, actor) => {
    if (world.people.length < 3) return
    await deleteAccount(actor, contextOf(actor).domains, { waitMs: 600_000 })
    for (const post of world.posts.filter(({ author }) => author === actor)) forgetPost(world, post)
    world.likes = world.likes.filter((like) => like.actor !== actor)
    world.reposts = world.reposts.filter((repost) => repost.actor !== actor)
    world.follows = world.follows.filter((follow) => follow.actor !== actor && follow.target !== actor)
    for (const post of world.posts) post.mentions = post.mentions.filter((name) => name !== actor)
    world.people = world.people.filter((name) => name !== actor)
  },
}
const weights = {
  post: 4,
  reply: 6,
  like: 8,
  unlike: 1,
  repost: 4,
  undo: 1,
  follow: 4,
  unfollow: 1,
  edit: 1,
  detach: 1,
  delete: 1,
  leave: 0.2,
}

type Event = { kind: NotificationKind; actor: string; post: string | null; at: Date; key: string }

function newsFor(
  { posts, likes, reposts, follows }: World,
  owner: string,
  kinds: readonly NotificationKind[],
): Event[] {
  const isReply = (post: Post) => post.parent?.author === owner && kinds.includes('REPLY')
  const isQuote = (post: Post) => post.quoted?.author === owner && kinds.includes('QUOTE')
  const isMention = (post: Post) => post.mentions.includes(owner) && kinds.includes('MENTION')
  const isOfOwn = ({ target }: Edge) => posts.find(({ id }) => id === target)?.author === owner
  const events: Event[] = [
    ...likes
      .filter(isOfOwn)
      .map(({ actor, target, at, id }) => ({ kind: 'LIKE' as const, actor, post: target, at, key: `l${id}` })),
    ...reposts
      .filter(isOfOwn)
      .map(({ actor, target, at, id }) => ({ kind: 'REPOST' as const, actor, post: target, at, key: `r${id}` })),
    ...follows
      .filter(({ target }) => target === owner)
      .map(({ actor, at, id }) => ({ kind: 'FOLLOW' as const, actor, post: null, at, key: `f${id}` })),
    ...posts
      .filter((post) => isReply(post) || isQuote(post) || isMention(post))
      .map((post) => {
        const kind: NotificationKind = isReply(post) ? 'REPLY' : isQuote(post) ? 'QUOTE' : 'MENTION'
        return { kind, actor: post.author, post: post.id, at: post.at, key: `p${post.id}` }
      }),
  ]
  return events
    .filter(({ kind, actor }) => actor !== owner && kinds.includes(kind))
    .sort((one, other) => other.at.getTime() - one.at.getTime() || (one.key < other.key ? 1 : -1))
}

type Group = { kind: NotificationKind; post: string | null; actors: string[]; count: number; isUnread: boolean }

function groupsOf(events: readonly Event[], seenAt: Date): Group[] {
  const groups: Group[] = []
  return events.map(({ kind, post, actor, at }) => {
    let group = groups.find((one) => one.kind === kind && one.post === post)
    if (!group) groups.push((group = { kind, post, actors: [], count: 0, isUnread: at > seenAt }))
    group.count++
    if (group.actors.length < 4) group.actors.push(actor)
    return group
  })
}

/** A page ends before the event that would begin one group too many. It leaves out earlier groups. */
function pagesOf(events: readonly Event[], first: number, seenAt: Date): Group[][] {
  const pages = [new Set<Group>()]
  for (const group of groupsOf(events, seenAt)) {
    const page = pages.at(-1)
    if (page?.has(group) || (page && page.size < first)) page.add(group)
    else pages.push(new Set([group]))
  }
  return pages.map((page, index) => [...page].filter((group) => !pages.slice(0, index).some((one) => one.has(group))))
}

async function readPages(ctx: Context, filter: 'ALL' | 'MENTIONS', first: number): Promise<Group[][]> {
  const pages: Group[][] = []
  for (let after: Position | null = null; ;) {
    const page = await notificationsPage(ctx, filter, { first, after })
    pages.push(
      page.rows.map(({ kind, post, actors, actorCount, isUnread }) => ({
        ...{ kind, isUnread, post: post?._id ?? null, actors: actors.map(({ _id }) => _id), count: actorCount },
      })),
    )
    if (!page.hasMore) return pages
    after = page.end
  }
}

async function check(world: World, owner: string): Promise<void> {
  const { random } = world
  const ctx = contextOf(owner)
  const kinds = random.whole(0, 2) > 0 ? notificationKinds : notificationKinds.filter(() => random.whole(0, 1) === 0)
  await chooseNotifications(ctx, kinds)
  const events = newsFor(world, owner, kinds)
  const seenAt = events.length > 0 ? random.oneOf(events).at : new Date(0)
  await markNotificationsSeen(ctx, { until: seenAt })
  await markNotificationsSeen(ctx, { until: new Date(0) })
  expect(await unreadNotifications(ctx)).toBe(events.filter(({ at }) => at > seenAt).length)
  const first = random.whole(1, 5)
  expect(await readPages(ctx, 'ALL', first)).toEqual(pagesOf(events, first, seenAt))
  const mentions = newsFor(
    world,
    owner,
    kinds.filter((kind) => kind === 'MENTION'),
  )
  expect(await readPages(ctx, 'MENTIONS', first)).toEqual(pagesOf(mentions, first, seenAt))
}

async function run(seed: number): Promise<void> {
  const world = await newWorld(seed)
  for (let step = 0; step < stepsEach; step++)
    await steps[world.random.weighted(weights)]?.(world, world.random.oneOf(world.people))
  for (const owner of world.people) await check(world, owner)
}

it(`notifications equal a plain model in ${sequences} random sequences`, async () => {
  let seed = 0
  const lane = async () => {
    while (seed < sequences) await run(++seed)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  expect(await violations()).toEqual([])
}, 2_400_000)
