import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, type Position, comparePositions, mergedPages } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import type { PostRow } from '../posts/post.row.ts'
import { authorOf, hydratePostsAndUsers, isUnmuted } from '../posts/posts.hydration.ts'
import { repostsAmong } from '../reposts/reposts.read.ts'
import { mostReposters } from '../reposts/reposts.rules.ts'
import type { UserRow } from '../users/user.row.ts'
import { type FeedKey, type RepostKey, feeds, reposts } from './feedOrders.ts'
import { isWhole } from './feeds.service.ts'
import { mergedPosts, mergedReposts } from './mergedPage.ts'
import { type Authors, type Reader, authorsFor, pageOfLatest, readerOf } from './reader.ts'

/** Where a post stands in Home by itself, or because one account reposted it. */
type Entry = { position: Position } & ({ post: FeedKey | PostRow } | { repost: RepostKey })

/** Several accounts may have reposted a post at the same time. */
const entries = {
  positionOf: ({ position }: Entry) => position,
  keyOf: (entry: Entry) => ('repost' in entry ? reposts.keyOf(entry.repost) : entry.position.id),
}

/** Latest with reposts: each post at its newest repost or its own time (README.md). Throws like `requireViewer`. */
export async function feedWithReposts(ctx: Context, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const reader = readerOf(requireViewer(ctx).id)
  return fullPage(request, {
    read: (part) => pageOfLatest(reader, part, (authors) => mergedEntries(authors, part)),
    show: (found) => shown(ctx, reader, found),
    positionOf: ({ position }) => position,
  })
}

async function mergedEntries({ posters, reposters }: Authors, part: PageRequest): Promise<Page<Entry>> {
  const [written, reposted] = await Promise.all([
    mergedPosts(feeds.LATEST, posters, part),
    mergedReposts(reposters, part),
  ])
  const pages: Page<Entry>[] = [
    { ...written, rows: written.rows.map((post) => ({ position: feeds.LATEST.positionOf(post), post })) },
    { ...reposted, rows: reposted.rows.map((repost) => ({ position: reposts.positionOf(repost), repost })) },
  ]
  return entriesOfPosts(mergedPages(pages, { ...part, first: 2 * part.first }, entries), part.first)
}

/** The first entries, of at most `count` different posts. With fewer posts the page would be short, and be read on. */
function entriesOfPosts(page: Page<Entry>, count: number): Page<Entry> {
  const ids = new Set<string>()
  const past = page.rows.findIndex(({ position }) => ids.add(position.id).size > count)
  if (past < 0) return page
  const rows = page.rows.slice(0, past)
  return { rows, hasMore: true, end: rows.at(-1)?.position ?? null }
}

/**
 * Each visible post once: at the place of its newest visible repost, or at its own if there is none. Its other entries,
 * for example those of older reposts or of muted accounts, are left out.
 */
async function shown(ctx: Context, reader: Reader, found: readonly Entry[]): Promise<Placed<PostRow>[]> {
  const rows = await wholePosts(found)
  const repostsOf = await newestReposts(reader, rows, found)
  const userIds = [...repostsOf.values()].flatMap((list) => list.map(({ userId }) => userId))
  const { posts: shownPosts, users } = await hydratePostsAndUsers(ctx, rows, { userIds })
  const posts = await listedPosts(ctx, shownPosts)
  const placed = new Map<string, Placed<PostRow>>()
  for (const entry of found) {
    const { position } = entry
    const post = posts.get(position.id)
    const [newest, ...others] = shownReposts(repostsOf.get(position.id) ?? [], users)
    const isPlace = newest ? newest.at.getTime() === position.at.getTime() : 'post' in entry
    if (!post || !isPlace) continue
    const repostedBy = newest && [newest, ...others].slice(0, mostReposters).map(({ user }) => user)
    placed.set(position.id, { row: { ...post, ...(repostedBy && { repostedBy }) }, position })
  }
  return [...placed.values()]
}

async function wholePosts(found: readonly Entry[]): Promise<PostRow[]> {
  const read = found.flatMap((entry) => ('post' in entry && isWhole(entry.post) ? entry.post : []))
  const known = new Set(read.map(({ _id }) => _id))
  const missing = new Set(found.map(({ position }) => position.id).filter((id) => !known.has(id)))
  return missing.size > 0 ? [...read, ...(await findByIds<PostRow>('posts', [...missing]))] : read
}

/** The posts that Home lists, by id: none that was removed, and those of limited accounts only for followers. */
export async function listedPosts(ctx: Context, posts: readonly PostRow[]): Promise<ReadonlyMap<string, PostRow>> {
  const visible = posts.filter(isUnmuted('HOME')).filter(({ removal }) => !removal)
  const limited = visible.filter((post) => authorOf(post).isSilenced).map(({ authorId }) => authorId)
  const followed = limited.length > 0 ? await followedAmong(requireViewer(ctx).id, [...new Set(limited)]) : null
  const isFor = (post: PostRow) => !authorOf(post).isSilenced || followed?.has(post.authorId)
  return new Map(visible.filter(isFor).map((post) => [post._id, post]))
}

/** How many reposters of a post are read: more than are named, as some may be hidden from the reader. */
const mostLookedAt = 2 * mostReposters

/** The newest reposts of each post that has any, by its id, also by accounts that the reader may not see. */
async function newestReposts(
  reader: Reader,
  rows: readonly PostRow[],
  found: readonly Entry[],
): Promise<ReadonlyMap<string, RepostKey[]>> {
  const reposted = rows.filter(({ repostCount = 0 }) => repostCount > 0)
  if (reposted.length === 0) return new Map()
  // Whoever reposted one of them did so after it was written.
  const since = new Date(Math.min(...reposted.map(({ createdAt }) => createdAt.getTime())))
  const { reposters } = await authorsFor(reader, since)
  const ids = reposted.map(({ _id }) => _id)
  // Those in `found` count even if the read, which has a limit, lacks them.
  const named = found.flatMap((entry) => ('repost' in entry ? entry.repost : []))
  return newestOfEach(ids, [...named, ...(await repostsAmong(ids, reposters))])
}

/** The reposts by accounts that the reader is shown. */
const shownReposts = (list: readonly RepostKey[], users: ReadonlyMap<string, UserRow>) =>
  list.flatMap((repost) => {
    const user = users.get(repost.userId)
    return user && !user.viewerIsMuting ? [{ ...repost, user }] : []
  })

/** The newest reposts of each of these posts, by its id. One that is given twice counts once. */
function newestOfEach(postIds: readonly string[], reposts: readonly RepostKey[]): ReadonlyMap<string, RepostKey[]> {
  const distinct = new Map(reposts.map((repost) => [`${repost.userId} ${repost.postId}`, repost]))
  const position = ({ at, userId }: RepostKey) => ({ at, id: userId })
  const inOrder = [...distinct.values()].sort((a, b) => comparePositions(position(a), position(b)))
  const newest = new Map<string, RepostKey[]>(postIds.map((id) => [id, []]))
  for (const repost of inOrder) {
    const ofPost = newest.get(repost.postId)
    if (ofPost && ofPost.length < mostLookedAt) ofPost.push(repost)
  }
  return newest
}
