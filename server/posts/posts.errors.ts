import { defineErrors } from '../errors.ts'

export const postsErrors = defineErrors({
  POST_NOT_FOUND: {
    status: 404,
    message: 'The post you entered is not Registered. Not Found error',
    graphql: { code: 'NOT_FOUND', message: 'There is no such post. It may have been deleted.' },
  },
  NOT_AUTHOR_DELETE: {
    status: 400,
    message: "Cannot delete a Post doesn't belong to the logged in User.",
    graphql: { code: 'NOT_AUTHOR_DELETE', message: 'Only its author can delete a post.' },
  },
  POST_REMOVED: {
    status: 400,
    message: 'This post is hidden, so it cannot be edited.',
    graphql: { code: 'POST_REMOVED' },
  },
  NOT_AUTHOR_EDIT: {
    status: 400,
    message: "Cannot edit a Post doesn't belong to the logged in User.",
    graphql: { code: 'NOT_AUTHOR_EDIT', message: 'Only its author can edit a post.' },
  },
  EDITED_MEANWHILE: {
    status: 409,
    message: 'This was edited elsewhere. Save again to replace that edit.',
    graphql: { code: 'EDITED_MEANWHILE' },
  },
  REPLIES_LIMITED: {
    status: 400,
    message: 'The author of this conversation limits who can reply.',
    graphql: { code: 'REPLIES_LIMITED' },
  },
  QUOTES_LIMITED: {
    status: 400,
    message: 'The author of this post limits who can quote it.',
    graphql: { code: 'QUOTES_LIMITED' },
  },
  NOT_AUTHOR_DETACH: {
    status: 400,
    message: 'Only the author of the quoted post can detach it.',
    graphql: { code: 'NOT_AUTHOR_DETACH' },
  },
  ID_TAKEN: {
    status: 409,
    message: 'This id is already taken',
    graphql: { code: 'ID_TAKEN', message: 'There is another post with this id.' },
  },
})
