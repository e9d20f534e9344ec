import { authCalls } from './auth.calls.ts'
import type { Call } from './call.ts'
import { postsCalls } from './posts.calls.ts'
import { usersCalls } from './users.calls.ts'

/** Every call of the contract. Of two paths that match the same address the first one counts. */
export const calls: readonly Call[] = [...authCalls, ...postsCalls, ...usersCalls]
