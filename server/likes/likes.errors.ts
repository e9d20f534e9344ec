import { defineErrors } from '../errors.ts'

/** Only REST has them. In GraphQL a repeated change succeeds. */
export const likesErrors = defineErrors({
  ALREADY_LIKED: { status: 400, message: 'Cannot like a post that is already liked.', graphql: null },
  NO_LIKES_LEFT: { status: 400, message: 'Cannot decrement like less than 0.', graphql: null },
  ALREADY_DISLIKED: { status: 400, message: 'Cannot dislike a post that is already disliked.', graphql: null },
})
