import type { Request } from 'express'
import { AppError } from '../errors.ts'
import { readJsonBody } from '../http/requestBody.ts'
import { isUsableText } from '../text.rules.ts'
import type { Call } from './call.ts'

/** The body limit of calls that set no other. */
const usualBodyBytes = 100_000

/** Reads and parses the body, if the call has one. Throws RequestError (400, 408, 413, 415) or INVALID_INPUT. */
export async function readBody({ body, bodyLimit, method }: Call, request: Request): Promise<unknown> {
  const json =
    method !== 'get' && hasBody(request) ? await readJsonBody(request, bodyLimit ?? usualBodyBytes) : undefined
  if (!body) return undefined
  const { success, data } = body.safeParse(json)
  if (!success) throw new AppError('INVALID_INPUT')
  return data
}

/** Reads path parameters. Throws INVALID_INPUT for one with characters that no text may have. */
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
