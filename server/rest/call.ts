import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { ErrorCode } from '../errors.ts'
import type { PageRequest } from '../db/keyset.ts'

/** What a call gets: parsed, and with the viewer there where the call needs one. */
type CallRequest<Body> = {
  ctx: Context
  /** A parameter of the path, e.g. `postId`. */
  param(name: string): string
  /** `limit` and `cursor` of the query; the first 500 where they are left out, and then it is not a page that was asked for. */
  page: PageRequest
  isPaged: boolean
  body: Body
}

/** What a call answers: JSON text, and where the list goes on, if it does. */
export type Reply = { json: string; next?: NextPage | null }

/** The list's path below `/api`, and the cursor behind the page that was answered. */
export type NextPage = { path: `/${string}`; cursor: string; limit: number }

/** One call of the contract: what the router, the OpenAPI document and a reader need to know of it. */
export type Call<Body = unknown> = {
  method: 'get' | 'post' | 'delete'
  /** Below `/api`, with parameters as `:name`. */
  path: `/${string}`
  summary: string
  needsToken: boolean
  /** Which part of `?limit=&cursor=` it understands. */
  paging?: 'limit' | 'limit and cursor'
  body?: z.ZodType<Body>
  /** The largest body in bytes. */
  bodyLimit?: number
  status: 200 | 201
  answer: z.ZodType
  /** Codes it may answer with, besides those that every call may. */
  errors: readonly ErrorCode[]
  run(request: CallRequest<Body>): Promise<Reply>
}

/** A call with a body of its own type, as one of many. */
export function call<Body>(definition: Call<Body>): Call {
  return definition
}
