import type { AppealState } from '../apollo/schema.generated.ts'

export const appealWords: Record<AppealState, string> = {
  OPEN: 'You appealed. A moderator will look at it again.',
  UPHELD: 'You appealed. A moderator looked at it again: the decision stands.',
  REVERSED: 'You appealed, and the decision was undone.',
}
