import { defineErrors } from '../errors.ts'

export const exportsErrors = defineErrors({
  /** Only the download answers it, and the same for a ticket that was used, is too old, or never existed. */
  EXPORT_TICKET_INVALID: {
    status: 404,
    message: 'This download was used or is too old. Ask for another one in the settings.',
    graphql: null,
  },
})
