import { defineErrors } from '../errors.ts'

/** Only REST has them. In GraphQL a repeated change succeeds. */
export const safetyErrors = defineErrors({
  ALREADY_RESTRICTED: { status: 400, message: 'This account is muted or blocked already', graphql: null },
})
