import { errorTable } from '../../errors.ts'

/** What a server that is overloaded answers. */
export const busy = { ...errorTable.BUSY, code: 'BUSY', retryAfterSeconds: 1 }
