import { request } from 'node:http'
import type { Person } from '../person.ts'
import { urlOf } from '../testServer.ts'
import { boundary, form } from './form.ts'
import { authorization } from './uploads.ts'

/** Status 0 means that the connection was closed without a response. */
export type RawAnswer = { status: number; errors: string[] }

type Options = { headers?: Record<string, string>; path?: string }

/** Sends the beginning of a body. `answer` resolves if the server responds before the end. */
export function startUpload(
  person: Person,
  body: Buffer = form(Buffer.from('half')).subarray(0, 150),
  { headers = {} }: Options = {},
) {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const sent = request(urlOf('/media/upload'), {
    method: 'POST',
    headers: { ...authorization(person), ...type, ...headers },
  })
  const answer = new Promise<RawAnswer>((resolve) => {
    sent.once('error', () => resolve({ status: 0, errors: [] }))
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, errors: errorsIn(Buffer.concat(chunks)) }))
    })
  })
  sent.write(body)
  return { answer, end: () => sent.end(), leave: () => sent.destroy() }
}

function errorsIn(body: Buffer): string[] {
  return (JSON.parse(body.toString()) as { errors?: string[] }).errors ?? []
}

export async function sendsRaw(person: Person, body: Buffer, options: Options = {}): Promise<RawAnswer> {
  const upload = startUpload(person, body, options)
  upload.end()
  return upload.answer
}
