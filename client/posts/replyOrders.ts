import type { ReplyOrder } from '../apollo/schema.generated.ts'

export type Ranking = Exclude<ReplyOrder, 'NEWEST'>

const rankings: Record<string, Ranking> = { liked: 'MOST_LIKED', followed: 'FOLLOWED_FIRST' }

/** The order of replies in an address (`/post/…?replies=liked`); null for the newest first. */
export function rankingOf(search: URLSearchParams): Ranking | null {
  const name = search.get('replies') ?? ''
  return Object.hasOwn(rankings, name) ? (rankings[name] ?? null) : null
}

type Choice = { to: string; label: string; current: boolean }

/** Links to the orders of replies. Guests, who follow nobody, get one less. */
export function orderLinks(postId: string, chosen: Ranking | null, loggedIn: boolean): Choice[] {
  const page = `/post/${postId}`
  return [
    { to: page, label: 'Newest', current: chosen === null },
    { to: `${page}?replies=liked`, label: 'Most liked', current: chosen === 'MOST_LIKED' },
    ...(loggedIn
      ? [{ to: `${page}?replies=followed`, label: 'Following first', current: chosen === 'FOLLOWED_FIRST' }]
      : []),
  ]
}
