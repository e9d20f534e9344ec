import { defineErrors } from '../errors.ts'

/** REST has no calls for moderators. */
export const moderationErrors = defineErrors({
  NOT_PERMITTED: {
    status: 403,
    message: 'Your role does not allow this.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  CANNOT_ACT_ON: {
    status: 403,
    message: 'Nobody can do this to themselves, or to somebody with the same role or a higher one.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  LAST_ADMIN: {
    status: 403,
    message: 'This is the only administrator. Make somebody else one first.',
    graphql: { code: 'NOT_PERMITTED' },
  },
})
