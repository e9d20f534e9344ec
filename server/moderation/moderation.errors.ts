import { defineErrors } from '../errors.ts'

/** REST has no calls for reports and moderators. */
export const moderationErrors = defineErrors({
  CANNOT_REPORT_SELF: {
    status: 403,
    message: 'You cannot report yourself or your own posts.',
    graphql: { code: 'CANNOT_REPORT_SELF' },
  },
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
