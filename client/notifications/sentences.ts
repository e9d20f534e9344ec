import type { NotificationKind } from '../apollo/schema.generated.ts'

const verbs: Partial<Record<NotificationKind, string>> = {
  LIKE: 'liked your Tweet',
  REPLY: 'replied to you',
  FOLLOW: 'followed you',
  MENTION: 'mentioned you',
}

/** What the actors did. A kind that this version of the client does not know has no words. */
export const verbOf = (kind: NotificationKind): string => verbs[kind] ?? ''

/** How many others there are beside the first actor, or nothing. */
export function othersOf(actorCount: number): string {
  const others = actorCount - 1
  if (others < 1) return ''
  return others === 1 ? '1 other' : `${others.toLocaleString('en')} others`
}

/** What a sentence says of a notification. */
export type Sentence = { kind: NotificationKind; actorCount: number; actors: readonly { name: string }[] }

/** A notification in one line: `Ada and 2 others liked your Tweet`. */
export function sentenceOf({ kind, actorCount, actors }: Sentence): string {
  const others = othersOf(actorCount)
  return `${actors[0]?.name ?? 'Somebody'}${others && ` and ${others}`} ${verbOf(kind)}`
}
