import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { publicError } from './publicErrors.ts'

type Refusal = NonNullable<Context['refusal']>

/** GraphQL's code and message for a refused token. */
export function refusedTokenOf(refusal: Refusal): { code: string; message: string } {
  const error = new AppError(refusal)
  const { message, extensions } = publicError(error) ?? { message: error.message, extensions: { code: refusal } }
  return { code: extensions.code, message }
}

/** The header that says that a token was refused (RFC 6750), whatever the answer's status. */
export const challengeFor = (refusal: Refusal): [name: string, value: string] => [
  'www-authenticate',
  `Bearer error="invalid_token", error_description="${refusedTokenOf(refusal).message}"`,
]
