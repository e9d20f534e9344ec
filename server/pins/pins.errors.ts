import { defineErrors } from '../errors.ts'

export const pinsErrors = defineErrors({
  NOT_AUTHOR_PIN: {
    status: 400,
    message: 'Only its author can pin a post.',
    graphql: { code: 'NOT_AUTHOR_PIN' },
  },
})
