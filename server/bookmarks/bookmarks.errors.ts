import { defineErrors } from '../errors.ts'

/** Only REST has them. In GraphQL a repeated change succeeds. */
export const bookmarksErrors = defineErrors({
  ALREADY_BOOKMARKED: { status: 400, message: 'This Post is already bookmarked', graphql: null },
  NOT_BOOKMARKED: { status: 400, message: 'Post not bookmarked yet', graphql: null },
})
