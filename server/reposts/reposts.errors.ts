import { defineErrors } from '../errors.ts'

/** In GraphQL a repeated change succeeds. REST has no reposts. */
export const repostsErrors = defineErrors({
  ALREADY_REPOSTED: { status: 400, message: 'This post is already reposted.', graphql: null },
  NOT_REPOSTED: { status: 400, message: 'This post is not reposted.', graphql: null },
  REMOVED_NOT_REPOSTED: {
    status: 400,
    message: 'This post is hidden, so it cannot be reposted.',
    graphql: { code: 'POST_REMOVED' },
  },
})
