import { defineErrors } from '../errors.ts'

export const invitesErrors = defineErrors({
  /** The text is the same for no code and for one that never existed, is used up, was ended or is too old. */
  INVITE_INVALID: {
    status: 400,
    message: 'Signing up here takes an invite that still works. Ask a member for one.',
    graphql: { code: 'INVITE_INVALID' },
  },
  DEMO_CANNOT_INVITE: {
    status: 403,
    message: 'Demo accounts are shared, so they cannot invite.',
    graphql: { code: 'DEMO_ACCOUNT_FIXED' },
  },
})
