import { authErrors } from '../auth/auth.errors.ts'
import { defineErrors } from '../errors.ts'

/** REST says the same as for a wrong password: old clients understand it, and it tells of no second step. */
const { status, message } = authErrors.INVALID_CREDENTIALS

export const twoStepErrors = defineErrors({
  CODE_REQUIRED: {
    status,
    message,
    graphql: { code: 'CODE_REQUIRED', message: 'Enter the code from your authenticator app.' },
  },
  CODE_WRONG: {
    status,
    message,
    graphql: { code: 'CODE_WRONG', message: 'This code is wrong, too old, or was used already.' },
  },
  TWO_STEP_CHANGED: {
    status: 409,
    message: 'Begin again: this took too long, or two-step log-in was turned on or off meanwhile.',
    graphql: { code: 'TWO_STEP_CHANGED' },
  },
  /** The log tells the operator why. Nobody gets in with only the password. */
  TWO_STEP_UNAVAILABLE: {
    status: 503,
    message:
      'Codes of authenticator apps cannot be checked at the moment. Use a recovery code, or ask whoever runs this site.',
    graphql: { code: 'TWO_STEP_UNAVAILABLE' },
  },
})
