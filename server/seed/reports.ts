import type { Age } from './age.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { Draft } from './seed.types.ts'
import type { PersonName } from './users.ts'

export type SeededReport = {
  by: PersonName
  post?: string
  person?: PersonName
  rule: ModerationRule
  note: string
  age: Age
}

/** These wait for a moderator. */
export const reports: SeededReport[] = [
  {
    by: 'anouk_pedals',
    post: 'late-opening',
    rule: 'SPAM',
    note: 'Advertising. Also, fifteen percent for pirates is discrimination against cyclists.',
    age: { hours: 9 },
  },
  {
    by: 'yuki_parallax',
    post: 'oven-two',
    rule: 'OTHER',
    note: 'He never says what The Noise is. I cannot sleep.',
    age: { minutes: 31 },
  },
  {
    by: 'tomas_bakes',
    person: 'quayside_fm',
    rule: 'HARASSMENT',
    note: 'They played whale song at four in the morning. I was the only listener.',
    age: { days: 1, hours: 2 },
  },
]

/** A further post that was removed, and its author's appeal. */
export const removed = {
  name: 'midnight-starter',
  post: {
    by: 'tomas_bakes',
    text: 'Selling sourdough starter. Midnight, behind the lighthouse, cash only. Bring a jar and ask no questions.',
    age: { days: 2, hours: 5 },
  } satisfies Draft,
  rule: 'SPAM',
  note: 'Nothing is sold here, least of all at midnight.',
  appeal: 'It was a joke. The starter is free, and nobody who has one has ever managed to get rid of it.',
} as const
