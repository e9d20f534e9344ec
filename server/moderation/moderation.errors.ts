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
  TWO_STEP_REQUIRED: {
    status: 403,
    message: 'Moderators of this site need two-step log-in. Turn it on in the settings.',
    graphql: { code: 'TWO_STEP_REQUIRED' },
  },
  CASE_NOT_FOUND: {
    status: 404,
    message: 'There are no such reports.',
    graphql: { code: 'NOT_FOUND' },
  },
  CASE_TAKEN: {
    status: 409,
    message: 'Another moderator works on these reports.',
    graphql: { code: 'CASE_TAKEN' },
  },
  CASE_RESOLVED: {
    status: 409,
    message: 'These reports are dealt with already.',
    graphql: { code: 'CASE_TAKEN' },
  },
  NOTE_NOT_FOUND: {
    status: 404,
    message: 'There is no such note.',
    graphql: { code: 'NOT_FOUND' },
  },
  UPLOAD_NOT_FOUND: {
    status: 404,
    message: 'There is no such picture or video here.',
    graphql: { code: 'NOT_FOUND' },
  },
  REQUEST_ANSWERED: {
    status: 409,
    message: 'This request was answered already, or is gone.',
    graphql: { code: 'REQUEST_ANSWERED' },
  },
  NOTHING_TO_REMOVE: {
    status: 404,
    message: 'No Tweet is from this period.',
    graphql: { code: 'NOT_FOUND' },
  },
  NOTHING_TO_APPEAL: {
    status: 404,
    message: 'There is nothing to appeal against.',
    graphql: { code: 'NOT_FOUND' },
  },
  ALREADY_APPEALED: {
    status: 409,
    message: 'You have appealed against this already.',
    graphql: { code: 'ALREADY_APPEALED' },
  },
  OPERATOR_DECIDES: {
    status: 403,
    message: 'Nobody here is above an administrator. Write to whoever runs the server.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  APPEAL_NOT_FOUND: {
    status: 404,
    message: 'There is no such appeal.',
    graphql: { code: 'NOT_FOUND' },
  },
  APPEAL_DECIDED: {
    status: 409,
    message: 'This appeal is decided already.',
    graphql: { code: 'CASE_TAKEN' },
  },
  DECIDES_ANOTHER: {
    status: 403,
    message: 'You did what this is about, so another moderator decides it.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  CANNOT_ACT_ON: {
    status: 403,
    message: 'Nobody can do this to themselves, or to somebody with the same role or a higher one.',
    graphql: { code: 'NOT_PERMITTED' },
  },
})
