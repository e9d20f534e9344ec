import type { DecisionsQuery } from './Decisions.generated.ts'

/** What was decided, in words for the person. */
export function wordsOf({ kind }: DecisionsQuery['decisions'][number]): string {
  switch (kind) {
    case 'WARN':
      return 'A moderator warned you. Nothing else happened.'
    default:
      return 'A moderator decided something about your account.'
  }
}
