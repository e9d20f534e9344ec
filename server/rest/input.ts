import type { Request } from 'express'
import type * as z from 'zod'
import { AppError, commonErrors } from '../errors.ts'
import { bringsForm, readFormBody, readJsonBody } from '../http/requestBody.ts'
import { networkOf } from '../network/address.ts'
import { isUsableText } from '../text.rules.ts'
import type { Call } from './call.ts'

const usualBodyBytes = 100_000

/** Reads and parses the body of a call from `address`. Throws RequestError (400, 408, 413, 415), BUSY or INVALID_INPUT. */
export async function readBody(call: Call, request: Request, address: string): Promise<unknown> {
  const { body, bodyLimit: limit = usualBodyBytes, takesForm, method } = call
  const read = takesForm && bringsForm(request) ? readFormBody : readJsonBody
  const bounds = { limit, network: networkOf(address) }
  const sent = method !== 'get' && hasBody(request) ? await read(request, bounds) : undefined
  return body && parsed(body, sent)
}

/** Parses what a client sent. Throws INVALID_INPUT with the path of the first wrong field. */
export function parsed<Output>(schema: z.ZodType<Output>, sent: unknown): Output {
  const { success, data, error } = schema.safeParse(sent)
  if (success) return data
  const [issue] = error.issues
  const argument = issue?.path.join('.')
  const reason = issue?.message.replace(/^Invalid input: /, '')
  throw new AppError(commonErrors.INVALID_INPUT, { ...(argument && { argument }), ...(reason && { reason }) })
}

/** Returns a function that reads path parameters. It throws INVALID_INPUT for forbidden characters. */
export function paramsOf(request: Request): (name: string) => string {
  return (name) => {
    const value = request.params[name]
    if (typeof value !== 'string' || !isUsableText(value))
      throw new AppError(commonErrors.INVALID_INPUT, {
        argument: name,
        reason: 'it has characters that cannot be used.',
      })
    return value
  }
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
