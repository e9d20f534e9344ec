import { defineErrors } from '../errors.ts'

export const authErrors = defineErrors({
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'The credentials you entered are invalid. Unauthorized access error.',
    graphql: { code: 'INVALID_CREDENTIALS', message: 'The password is wrong.' },
  },
  SIGN_UP_CLOSED: {
    status: 400,
    message: 'Nobody can sign up here. Ask whoever runs this site for an account.',
    graphql: { code: 'SIGN_UP_CLOSED' },
  },
  SIGN_UP_REFUSED: {
    status: 400,
    message: 'Nobody can sign up from your network at the moment. Ask whoever runs this site.',
    graphql: { code: 'SIGN_UP_REFUSED' },
  },
  SIGN_UP_FULL: {
    status: 400,
    message: 'Too many people wait to be let in at the moment. Try again in some days.',
    graphql: { code: 'SIGN_UP_FULL' },
  },
  /** The text is the same for a token that never existed, was used, or is too old. */
  RESET_LINK_INVALID: {
    status: 400,
    message: 'This link cannot be used: it was used already, is too old, or is not complete.',
    graphql: { code: 'RESET_LINK_INVALID' },
  },
  EMAIL_LINK_INVALID: {
    status: 400,
    message: 'This link cannot be used: it was used or replaced already, is too old, or is not complete.',
    graphql: { code: 'EMAIL_LINK_INVALID' },
  },
  MAIL_OFF: {
    status: 400,
    message: 'This site sends no mail. Ask whoever runs it for a link.',
    graphql: { code: 'MAIL_OFF' },
  },
  USERNAME_TAKEN: {
    status: 422,
    message: 'Unprocessable Entity. Username Already Exists.',
    graphql: { code: 'USERNAME_TAKEN', message: 'This username is already taken.' },
  },
  DEMO_ACCOUNT_FIXED: {
    status: 403,
    message:
      'Demo accounts are shared: they cannot be deleted, logged out elsewhere, or given a new password or email.',
    graphql: { code: 'DEMO_ACCOUNT_FIXED' },
  },
})
