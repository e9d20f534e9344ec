import { type Context, requireViewer } from '../context.ts'
import type { Page, PageRequest, Position } from '../db/keyset.ts'
import { postsById } from '../posts/posts.read.ts'
import { loadUsers } from '../users/users.hydration.ts'
import type { NewsQuery } from './events.read.ts'
import { visibleNews } from './events.visible.ts'
import type { NewsEvent, NotificationKind, NotificationRow } from './notification.row.ts'
import { newsState } from './notifications.service.ts'

/** How many of those who did something are named. */
const mostActors = 4

/** How many events are read first for each group of a page. */
const eventsForOne = 3

type Group = Pick<NewsEvent, 'kind' | 'postId' | 'position'> & { actorIds: string[] }

/**
 * What happened to the viewer, newest first, in groups of a kind and a post. A group holds the events of one page only,
 * so a post that many like is on the next page again. Throws INVALID_INPUT, and as `newsState`.
 */
export async function notificationsPage(
  ctx: Context,
  filter: 'ALL' | 'MENTIONS',
  request: PageRequest,
): Promise<Page<NotificationRow>> {
  const { seenAt, kinds: wanted } = await newsState(ctx)
  const kinds = wanted.filter((kind) => filter === 'ALL' || kind === 'MENTION')
  const { rows: groups, ...rest } = await groupsPage(ctx, { ownerId: requireViewer(ctx).id, kinds }, request)
  const [posts, users] = await Promise.all([
    postsById(ctx, [...new Set(groups.flatMap(({ postId }) => postId ?? []))]),
    loadUsers(
      ctx,
      groups.flatMap(({ actorIds }) => actorIds.slice(0, mostActors)),
    ),
  ])
  const rows = groups.flatMap(({ kind, postId, position, actorIds }): NotificationRow[] => {
    const post = postId === null ? null : posts.get(postId)
    const actors = actorIds.slice(0, mostActors).flatMap((id) => users.get(id) ?? [])
    // What was deleted since the events were read.
    if (post === undefined || actors.length === 0) return []
    const isUnread = seenAt === null || position.at > seenAt
    return [{ kind, position, post, actors, actorCount: actorIds.length, isUnread }]
  })
  return { rows, ...rest }
}

async function groupsPage(ctx: Context, query: NewsQuery, { first, after }: PageRequest): Promise<Page<Group>> {
  const groups = new Map<string, Group>()
  const page = (hasMore: boolean, end: Position | null) => ({ rows: [...groups.values()], hasMore, end })
  let last: Position | null = null
  let more = false
  for await (const { rows, hasMore, end } of visibleNews(ctx, query, { size: eventsForOne * first, after })) {
    for (const { kind, postId, actorId, position } of rows) {
      const key = keyOf(kind, postId)
      const known = groups.get(key)
      if (!known && groups.size === first) return page(true, last)
      if (known) known.actorIds.push(actorId)
      else groups.set(key, { kind, postId, position, actorIds: [actorId] })
      last = position
    }
    last = end ?? last
    more = hasMore
  }
  return page(more, last)
}

const keyOf = (kind: NotificationKind, postId: string | null) => `${kind} ${postId}`
