import type * as z from 'zod'
import type { Context } from '../context.ts'
import type { ErrorKind } from '../errors.ts'
import type { PageRequest, Position } from '../db/keyset.ts'

type CallRequest<Body> = {
  ctx: Context
  param(name: string): string
  /** Without `limit` and `cursor`, the first 500 rows, and `isPaged` is false. */
  page: PageRequest
  isPaged: boolean
  body: Body
}

export type Reply = { json: string; next?: NextPage | null }

/** `path` is below `/api`. `end` is the place of the last row in the answer. */
export type NextPage = { path: `/${string}`; end: Position; limit: number }

export type Call<Body = unknown> = {
  method: 'get' | 'post' | 'delete'
  /** Below `/api`, with parameters as `:name`. */
  path: `/${string}`
  summary: string
  needsToken: boolean
  paging?: 'limit' | 'limit and cursor'
  body?: z.ZodType<Body>
  /** Whether its body may also be `application/x-www-form-urlencoded`. */
  takesForm?: boolean
  bodyLimit?: number
  status: 200 | 201
  answer: z.ZodType
  /** The errors besides those of every call. */
  errors: readonly ErrorKind[]
  run(request: CallRequest<Body>): Promise<Reply>
}

export function call<Body>(definition: Call<Body>): Call {
  return definition
}
