import { defineErrors } from '../errors.ts'

/** Some are only REST's: in GraphQL, a repeated change succeeds. */
export const followsErrors = defineErrors({
  CANNOT_FOLLOW_SELF: { status: 404, message: 'You cannot follow yourself', graphql: { code: 'CANNOT_FOLLOW_SELF' } },
  ALREADY_FOLLOWING: { status: 400, message: 'User Already following', graphql: null },
  NOT_FOLLOWING: {
    status: 400,
    message: 'User already not following',
    graphql: { code: 'NOT_FOLLOWING', message: 'You do not follow this account, so Home has no reposts of it.' },
  },
})
