import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { callsWith } from '../rest/calls.ts'

export const calls = callsWith(compose(domains).posts.calls)
