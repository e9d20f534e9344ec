import type { RepostDocument } from '../../../server/reposts/repost.model.ts'
import { type Row, pageSize } from './card.ts'

export type Repost = Pick<RepostDocument, 'postId' | 'userId' | 'at'>

/** More reposts than all that a member follows have made in the benches' data. Linnet reads as many as a page needs. */
export const mostReposts = 500

/** Where Home shows a post, and who reposted it, newest first. */
type Place = { id: string; at: Date; by: string[] }

/** The first page of Home and one place more: each post where its newest repost is, or by its own time. */
export function placesOf(written: readonly Row[], reposted: readonly Repost[]): Place[] {
  const places = new Map<string, Place>()
  for (const { postId: id, userId, at } of reposted) {
    const place = places.get(id)
    if (place) place.by.push(userId)
    else places.set(id, { id, at, by: [userId] })
  }
  for (const { _id: id, createdAt: at } of written) if (!places.has(id)) places.set(id, { id, at, by: [] })
  const newestFirst = (a: Place, b: Place) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)
  return [...places.values()].sort(newestFirst).slice(0, pageSize + 1)
}
