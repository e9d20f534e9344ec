import type { Context } from '../context.ts'
import type { Page, Position } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import { type UserKey, isSilenced, keyColumns } from '../users/user.row.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type MutedWords, hasMutedWord } from '../safety/mutedWords.ts'
import { mutedAmong } from '../safety/restrictions.read.ts'
import { visibleTo } from '../visibility.ts'
import { type NewsQuery, eventsPage } from './events.read.ts'
import { type NewsEvent, isOfOwnPost } from './notification.row.ts'

/** Events that the viewer may not see also count. */
const mostRead = 1_000
const growth = 4

/** Yields the viewer's visible events in growing pieces. Each says how far it read, the last whether more follow. */
export async function* visibleNews(
  ctx: Context,
  query: NewsQuery,
  { size: firstSize, after: begin = null }: { size: number; after?: Position | null },
): AsyncGenerator<Page<NewsEvent>> {
  let after = begin
  let left = mostRead
  for (let size = firstSize; left > 0; size *= growth) {
    const page = await eventsPage(query, { first: Math.min(size, left), after })
    yield { ...page, rows: await visibleAmong(ctx, query.ownerId, page.rows) }
    if (!page.hasMore) return
    left -= page.rows.length
    after = page.end
  }
}

export async function visibleAmong(ctx: Context, viewerId: string, events: readonly NewsEvent[]): Promise<NewsEvent[]> {
  const { users, posts } = ctx.domains
  const actorIds = [...new Set(events.map(({ actorId }) => actorId))]
  const postIds = [...new Set(events.flatMap(({ postId }) => postId ?? []))]
  const [accounts, isVisibleAccount, isVisiblePost, { muted, words }] = await Promise.all([
    findByIds<UserKey>('users', actorIds, keyColumns),
    visibleTo(ctx, users.visibility, actorIds),
    visibleTo(ctx, posts.visibility, postIds),
    mutedAmong(ctx, actorIds),
  ])
  const seen = accounts.filter(isVisibleAccount)
  const actors = new Set(seen.map(({ _id }) => _id))
  for (const id of await silencedStrangers(viewerId, seen)) actors.delete(id)
  // Mentioning oneself makes a link but no notification.
  actors.delete(viewerId)
  for (const id of muted) actors.delete(id)
  const visible = events.filter(({ kind, actorId, postId }) => {
    const authorId = isOfOwnPost(kind) ? viewerId : actorId
    return actors.has(actorId) && (postId === null || isVisiblePost({ _id: postId, authorId }))
  })
  return withoutWords(visible, words)
}

/** Silenced accounts that the viewer does not follow. It reads the follows only if some accounts are silenced. */
async function silencedStrangers(viewerId: string, accounts: readonly UserKey[]): Promise<string[]> {
  const silenced = accounts.filter(isSilenced).map(({ _id }) => _id)
  if (silenced.length === 0) return []
  const followed = await followedAmong(viewerId, silenced)
  return silenced.filter((id) => !followed.has(id))
}

/** Leaves out replies, mentions and quotes with muted words. It reads the texts only for viewers who mute words. */
async function withoutWords(events: NewsEvent[], words: MutedWords): Promise<NewsEvent[]> {
  if (words.HOME.length + words.EVERYWHERE.length === 0) return events
  const written = events.flatMap(({ kind, postId }) => (isOfOwnPost(kind) ? [] : (postId ?? [])))
  const posts = await findByIds<Pick<PostRow, '_id' | 'content'>>('posts', written, { content: 1 })
  const hidden = new Set(posts.flatMap(({ _id, content }) => (hasMutedWord(content, words, 'HOME') ? [_id] : [])))
  return events.filter(({ postId }) => postId === null || !hidden.has(postId))
}
