import type { NotificationKind } from '../apollo/schema.generated.ts'

const verbs: Partial<Record<NotificationKind, string>> = {
  LIKE: 'liked your Tweet',
  REPLY: 'replied to you',
  FOLLOW: 'followed you',
  MENTION: 'mentioned you',
  QUOTE: 'quoted your Tweet',
  REPOST: 'reposted your Tweet',
}

/** What the actors did; empty for a kind that this version of the client does not know. */
export const verbOf = (kind: NotificationKind): string => verbs[kind] ?? ''

/** The number of actors besides the first, in words, or an empty string. */
export function othersOf(actorCount: number): string {
  const others = actorCount - 1
  if (others < 1) return ''
  return others === 1 ? '1 other' : `${others.toLocaleString('en')} others`
}

export type Sentence = { kind: NotificationKind; actorCount: number; actors: readonly { name: string }[] }

/** A notification in one line: `Ada and 2 others liked your Tweet`. */
export function sentenceOf({ kind, actorCount, actors }: Sentence): string {
  const others = othersOf(actorCount)
  return `${actors[0]?.name ?? 'Somebody'}${others && ` and ${others}`} ${verbOf(kind)}`
}
