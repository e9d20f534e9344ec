import { z } from 'zod'
import { type PageRequest, decodeCursor } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import type { NextPage } from './call.ts'

/** How many rows an answer holds, unless it is asked for fewer or more. */
export const pageSize = { default: 500, max: 1_000 } as const

const query = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.number().max(pageSize.max))
    .default(pageSize.default),
  cursor: z.string().max(200).optional(),
})

/** The page that a query string asks for. Throws INVALID_INPUT. */
export function parsePage(search: unknown): PageRequest {
  const { success, data } = query.safeParse(search)
  if (!success) throw new AppError('INVALID_INPUT')
  return { first: data.limit, after: data.cursor === undefined ? null : decodeCursor(data.cursor) }
}

/** The `Link` header that names the next page, relative to whatever address the server was reached by. */
export function linkTo({ path, limit, cursor }: NextPage): string {
  return `</api${path}?${new URLSearchParams({ limit: String(limit), cursor }).toString()}>; rel="next"`
}
