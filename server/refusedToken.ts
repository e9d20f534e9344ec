import type { Context } from './context.ts'

/** The header that says that a token was refused (RFC 6750), whatever the status of the answer. */
export const challengeFor = (refusal: NonNullable<Context['refusal']>): [name: string, value: string] => [
  'www-authenticate',
  `Bearer error="invalid_token", error_description="${refusal.graphql.message}"`,
]
