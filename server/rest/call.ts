import type * as z from 'zod'
import type { Context } from '../context.ts'
import type { ErrorCode } from '../errors.ts'
import type { PageRequest, Position } from '../db/keyset.ts'

/** A parsed request. If the call needs a token, `ctx` has a viewer. */
type CallRequest<Body> = {
  ctx: Context
  /** A parameter of the path, e.g. `postId`. */
  param(name: string): string
  /** From `limit` and `cursor` in the query; without them the first 500 rows, and `isPaged` is false. */
  page: PageRequest
  isPaged: boolean
  body: Body
}

/** An answer as JSON text, and the next page of its list, if there is one. */
export type Reply = { json: string; next?: NextPage | null }

/** The list's path below `/api`, and the place of the last answered row. */
export type NextPage = { path: `/${string}`; end: Position; limit: number }

/** A call of the API, as the router and the OpenAPI document need it. */
export type Call<Body = unknown> = {
  method: 'get' | 'post' | 'delete'
  /** Below `/api`, with parameters as `:name`. */
  path: `/${string}`
  summary: string
  needsToken: boolean
  /** Which of `?limit=&cursor=` it accepts. */
  paging?: 'limit' | 'limit and cursor'
  body?: z.ZodType<Body>
  /** Whether its body may also be a form (`application/x-www-form-urlencoded`). */
  takesForm?: boolean
  /** The largest body in bytes. */
  bodyLimit?: number
  status: 200 | 201
  answer: z.ZodType
  /** Its error codes, besides those of every call. */
  errors: readonly ErrorCode[]
  run(request: CallRequest<Body>): Promise<Reply>
}

/** Erases the body's type, so that calls with different bodies fit into one list. */
export function call<Body>(definition: Call<Body>): Call {
  return definition
}
