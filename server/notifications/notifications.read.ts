import { type Context, requireViewer } from '../context.ts'
import { type Page, type PageRequest, type Position, comparePositions } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postsById } from '../posts/posts.read.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { type NewsQuery, eventsPage, newestOf } from './events.read.ts'
import { visibleAmong, visibleNews } from './events.visible.ts'
import { type NewsEvent, type NotificationKind, type NotificationRow, kindsOfOwnPosts } from './notification.row.ts'
import { newsState } from './notifications.service.ts'

const mostActors = 4

/** Only for the newest of a group it is known which the viewer may see. Older ones count as visible. */
const mostNewest = 50

/** Read of a group whose newest are all hidden, to find its place. If these are hidden too, pages may repeat it. */
const mostHidden = 1_000

const eventsForOne = 3

/** `hiddenCount` is how many of the newest the viewer may not see. */
type Group = Pick<NewsEvent, 'kind' | 'postId' | 'position'> & { newest: readonly NewsEvent[]; hiddenCount: number }

/**
 * The viewer's notifications, grouped by kind and post. A group is at the place of its newest event, and no later page
 * repeats it, so a page may be short. Throws INVALID_INPUT, and the errors of `newsState`.
 */
export async function notificationsPage(
  ctx: Context,
  filter: 'ALL' | 'MENTIONS',
  request: PageRequest,
): Promise<Page<NotificationRow>> {
  const { isNew, kinds: wanted, followerCount } = await newsState(ctx)
  const kinds = wanted.filter((kind) => filter === 'ALL' || kind === 'MENTION')
  const { rows: met, ...rest } = await eventsOfGroups(ctx, { ownerId: requireViewer(ctx).id, kinds }, request)
  const groups = (await wholeGroups(ctx, met)).filter((group) => !isBefore(request.after, group))
  const [posts, users] = await Promise.all([
    postsById(knowingOwnMarks(ctx), [...new Set(groups.flatMap(({ postId }) => postId ?? []))]),
    loadUsers(
      ctx,
      groups.flatMap(({ newest }) => newest.slice(0, mostActors).map(({ actorId }) => actorId)),
    ),
  ])
  const rows = groups.flatMap(({ kind, postId, position, newest, hiddenCount }): NotificationRow[] => {
    const post = postId === null ? null : posts.get(postId)
    const actors = newest.slice(0, mostActors).flatMap(({ actorId }) => users.get(actorId) ?? [])
    // It was deleted after the events were read.
    if (post === undefined || actors.length === 0) return []
    const at = newest[0]?.position.at ?? position.at
    const counted = kind === 'FOLLOW' ? followerCount : post ? othersOf(kind, post) : 1
    // The counts were read later than the events.
    const actorCount = Math.max(counted - hiddenCount, actors.length)
    return [{ kind, position, at, post, actors, actorCount, isUnread: newest.some((event) => isNew(event.position)) }]
  })
  return { rows, ...rest }
}

/** The first event of each group, for as many groups as the page may have. */
async function eventsOfGroups(ctx: Context, query: NewsQuery, { first, after }: PageRequest): Promise<Page<NewsEvent>> {
  const groups = new Map<string, NewsEvent>()
  const page = (hasMore: boolean, end: Position | null) => ({ rows: [...groups.values()], hasMore, end })
  let last: Position | null = null
  let more = false
  for await (const { rows, hasMore, end } of visibleNews(ctx, query, { size: eventsForOne * first, after })) {
    for (const event of rows) {
      const key = keyOf(event)
      const isKnown = groups.has(key)
      if (!isKnown && groups.size === first) return page(true, last)
      if (!isKnown) groups.set(key, event)
      last = event.position
    }
    last = end ?? last
    more = hasMore
  }
  return page(more, last)
}

const keyOf = ({ kind, postId }: Pick<NewsEvent, 'kind' | 'postId'>) => `${kind} ${postId}`

/** The newest events of a group may be newer than the given one. */
async function wholeGroups(ctx: Context, met: readonly NewsEvent[]): Promise<Group[]> {
  const groups = await groupsOf(ctx, met, mostNewest)
  const hidden = groups.filter(({ hiddenCount }) => hiddenCount === mostNewest).map(keyOf)
  if (hidden.length === 0) return groups
  const further = await groupsOf(
    ctx,
    met.filter((event) => hidden.includes(keyOf(event))),
    mostHidden,
  )
  const found = new Map(further.map((group) => [keyOf(group), group]))
  return groups.map((group) => found.get(keyOf(group)) ?? group)
}

/** Each group with its newest events, of which at most `most` are read. */
async function groupsOf(ctx: Context, met: readonly NewsEvent[], most: number): Promise<Group[]> {
  const ownerId = requireViewer(ctx).id
  const newestOfKind = (kind: (typeof kindsOfOwnPosts)[number]) => {
    const postIds = met.flatMap((event) => (event.kind === kind && event.postId !== null ? [event.postId] : []))
    return newestOf(kind, { ownerId, postIds, most })
  }
  const [edges, follows] = await Promise.all([
    Promise.all(kindsOfOwnPosts.map(newestOfKind)),
    met.some(({ kind }) => kind === 'FOLLOW')
      ? eventsPage({ ownerId, kinds: ['FOLLOW'] }, { first: most, after: null })
      : null,
  ])
  const read = [...edges.flat(), ...(follows?.rows ?? [])]
  const visible = await visibleAmong(ctx, ownerId, read)
  const [all, newest] = [byGroup(read), byGroup(visible)]
  return met.map((event) => {
    const seen = newest.get(keyOf(event)) ?? []
    const hiddenCount = (all.get(keyOf(event))?.length ?? 0) - seen.length
    return { ...event, newest: seen.length > 0 ? seen : [event], hiddenCount }
  })
}

function byGroup(events: readonly NewsEvent[]): Map<string, NewsEvent[]> {
  const groups = new Map<string, NewsEvent[]>()
  for (const event of events.toSorted((one, other) => comparePositions(one.position, other.position))) {
    const group = groups.get(keyOf(event)) ?? []
    groups.set(keyOf(event), group)
    group.push(event)
  }
  return groups
}

/** A group before the cursor is on an earlier page, or will be when that page is read again. */
const isBefore = (cursor: Position | null, { newest: [first] }: Group) =>
  cursor !== null && first !== undefined && comparePositions(first.position, cursor) <= 0

const knowingOwnMarks = (ctx: Context): Context => ({
  ...ctx,
  selection: new Set([...ctx.selection, 'Post.viewerHasLiked', 'Post.viewerHasReposted']),
})

/** How many others did it. Likes and reposts are of the viewer's own posts only. */
function othersOf(kind: NotificationKind, { likeCount, repostCount = 0, marks }: PostRow): number {
  if (kind === 'LIKE') return likeCount - (marks?.['viewerHasLiked'] ? 1 : 0)
  if (kind === 'REPOST') return repostCount - (marks?.['viewerHasReposted'] ? 1 : 0)
  return 1
}
