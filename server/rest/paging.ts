import * as z from 'zod'
import { type PageRequest, cursorsOf, decodeCursor } from '../db/keyset.ts'
import type { NextPage } from './call.ts'
import { parsed } from './input.ts'

export const pageSize = { default: 500, max: 1_000 } as const

export const pageQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(pageSize.max))
    .default(pageSize.default)
    .describe('How many rows.'),
  cursor: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/)
    .optional()
    .describe('The cursor in the `Link` header of the page before. It is opaque: no other text is one.'),
})

/** Parses the query of a list's path. Throws INVALID_INPUT. */
export function parsePage(path: string, search: unknown): PageRequest {
  const { limit, cursor } = parsed(pageQuery, search)
  return { first: limit, after: cursor === undefined ? null : decodeCursor(cursor, listAt(path), 'cursor') }
}

/** The `Link` header for the next page, relative to the address of the request. */
export function linkTo({ path, limit, end }: NextPage): string {
  const cursor = cursorsOf(listAt(path))(end)
  return `</api${path}?${new URLSearchParams({ limit: String(limit), cursor }).toString()}>; rel="next"`
}

/** Paths may have a username in any letter case, a letter as a % code, and a slash at the end. */
const listAt = (path: string) => decodeURIComponent(path).replace(/\/$/, '').toLowerCase()
