import { defineErrors } from '../errors.ts'

export const usersErrors = defineErrors({
  USER_NOT_FOUND: {
    status: 404,
    message: 'The username you entered is not Registered. Not Found error',
    graphql: { code: 'NOT_FOUND', message: 'There is no such account.' },
  },
  VERIFIED_BY_ADMIN: {
    status: 403,
    message: 'Administrators give the badges here.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  BADGE_LOCKED: {
    status: 403,
    message: 'Moderators chose this badge. You can appeal in the settings.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  LAST_ADMIN: {
    status: 403,
    message: 'This is the only administrator. Make somebody else one first.',
    graphql: { code: 'NOT_PERMITTED' },
  },
  /** GraphQL has no field for it. */
  USERNAME_IMMUTABLE: { status: 404, message: 'Username cannot be changed', graphql: null },
})
