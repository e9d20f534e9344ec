import { defineErrors } from '../errors.ts'

export const linkCardsErrors = defineErrors({
  LINK_CARDS_OFF: {
    status: 400,
    message: 'This site makes no cards of links.',
    graphql: { code: 'LINK_CARDS_OFF' },
  },
})
