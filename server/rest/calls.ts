import { authCalls } from './auth.calls.ts'
import type { Call } from './call.ts'
import { postsCalls } from './posts.calls.ts'
import { usersCalls } from './users.calls.ts'

/** Every call of the API. If two paths match an address, the first one wins. */
export const calls: readonly Call[] = [...authCalls, ...postsCalls, ...usersCalls]
