import { defineErrors } from '../errors.ts'

export const usersErrors = defineErrors({
  USER_NOT_FOUND: {
    status: 404,
    message: 'The username you entered is not Registered. Not Found error',
    graphql: { code: 'NOT_FOUND', message: 'There is no such account.' },
  },
  /** GraphQL has no field for it. */
  USERNAME_IMMUTABLE: { status: 404, message: 'Username cannot be changed', graphql: null },
})
