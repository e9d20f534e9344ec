import type { Request } from 'express'
import { AppError } from '../errors.ts'
import { readJsonBody } from '../requestBody.ts'
import { isUsableText } from '../text.rules.ts'
import type { Call } from './call.ts'

/** The largest body of a call that names no other limit: a post or a form, with whatever else a client puts into it. */
const usualBodyBytes = 100_000

/**
 * What a request carries for a call, parsed. A call without a payload may come with or without a body; what is in it is
 * ignored. Throws RequestError (400, 413, 415) or INVALID_INPUT.
 */
export async function readBody({ body, bodyLimit, method }: Call, request: Request): Promise<unknown> {
  const json =
    method !== 'get' && hasBody(request) ? await readJsonBody(request, bodyLimit ?? usualBodyBytes) : undefined
  if (!body) return undefined
  const { success, data } = body.safeParse(json)
  if (!success) throw new AppError('INVALID_INPUT')
  return data
}

/** Reads parameters of the path. Throws INVALID_INPUT for one that no text can be. */
export function paramsOf(request: Request): (name: string) => string {
  return (name) => {
    const value = request.params[name]
    if (typeof value !== 'string' || !isUsableText(value)) throw new AppError('INVALID_INPUT')
    return value
  }
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
