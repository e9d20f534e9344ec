import * as z from 'zod'
import { type ErrorKind, commonErrors } from '../errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import type { Call } from './call.ts'
import { pageQuery } from './paging.ts'
import { answers, schemas } from './schemas.ts'
import { text } from './texts.ts'
import { uploadForm } from './uploadForm.ts'

const everywhere: readonly ErrorKind[] = [
  commonErrors.INVALID_INPUT,
  commonErrors.RATE_LIMITED,
  commonErrors.BUSY,
  commonErrors.INTERNAL,
]
const withToken: readonly ErrorKind[] = [
  commonErrors.UNAUTHENTICATED,
  commonErrors.ACCOUNT_WAITING,
  usersErrors.USER_NOT_FOUND,
]

type Refusal = { status: number; message: string }

const ofJson: readonly Refusal[] = [
  { status: 400, message: 'The body is not JSON.' },
  { status: 408, message: 'The body took too long, please try again.' },
  { status: 413, message: 'The body is too large.' },
  { status: 415, message: 'Unsupported media type.' },
]

const ofUpload: readonly Refusal[] = [
  { status: 400, message: 'This image is damaged or incomplete.' },
  { status: 408, message: 'The upload took too long, please try again.' },
  { status: 413, message: 'The file is too large, has too many pixels, or does not fit into the account’s space.' },
  { status: 415, message: 'The body is no form, or the file is of another type.' },
]

const pageParameters: Record<string, z.core.JSONSchema.BaseSchema> = z.toJSONSchema(pageQuery).properties as Record<
  string,
  z.core.JSONSchema.BaseSchema
>
const { $schema: _dialect, ...textInPath } = z.toJSONSchema(text({ minLength: 1 }))

export function callOperation(call: Call): object {
  const { method, path, summary, body, takesForm = false, status, answer, needsToken } = call
  return {
    operationId: operationId(call),
    tags: [path.split('/')[1] || 'calls'],
    summary,
    // Public calls also take a token: users see more of their own account.
    security: needsToken ? [{ token: [] }] : method === 'get' ? [{}, { token: [] }] : [],
    parameters: parametersOf(call),
    ...(body && { requestBody: { required: true, content: bodyOf(body, takesForm) } }),
    responses: {
      [status]: success(call, answer),
      ...(method === 'get' && { 304: { description: 'Not modified.' } }),
      ...errorsOf(call, method === 'get' ? [] : ofJson),
    },
  }
}

export const uploadOperation = (): object => ({
  operationId: 'postMediaUpload',
  tags: ['media'],
  summary: 'Upload an image or a video',
  security: [{ token: [] }],
  requestBody: { required: true, content: { 'multipart/form-data': { schema: reference(uploadForm) } } },
  responses: {
    200: { description: 'Done.', content: jsonOf(answers.upload) },
    ...errorsOf({ needsToken: true, errors: [commonErrors.STORAGE_FULL] }, ofUpload),
  },
})

function operationId({ method, path }: Call): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
  return [method, ...(words.length > 0 ? words : ['calls'])]
    .join('-')
    .replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}

function parametersOf({ path, paging }: Call): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: textInPath,
  }))
  const names = paging === undefined ? [] : paging === 'limit' ? ['limit'] : Object.keys(pageParameters)
  const inQuery = names.map((name) => {
    const { description, ...schema } = pageParameters[name] ?? {}
    return { name, in: 'query', description, schema }
  })
  return [...inPath, ...inQuery]
}

function success({ paging }: Call, answer: z.ZodType): object {
  const link = { description: 'The next page, if there is one: `<…>; rel="next"`.', schema: { type: 'string' } }
  return { description: 'Done.', ...(paging && { headers: { Link: link } }), content: jsonOf(answer) }
}

function errorsOf({ errors, needsToken }: Pick<Call, 'errors' | 'needsToken'>, ofBody: readonly Refusal[]): object {
  const kinds = new Set([...errors, ...(needsToken ? withToken : []), ...everywhere])
  const all = [...[...kinds].map(described), ...ofBody]
  return Object.fromEntries(
    [...new Set(all.map(({ status }) => status))].sort().map((status) => {
      const words = all.filter((error) => error.status === status).map(({ message }) => `- ${message}`)
      const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } }
      const headers = status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}
      return [status, { description: words.join('\n'), ...headers, content: jsonOf(answers.errors) }]
    }),
  )
}

function described(kind: ErrorKind): Refusal {
  if (kind !== commonErrors.VALIDATION_FAILED) return kind
  return { status: kind.status, message: 'In words for a person, what is wrong with the first field that is.' }
}

function jsonOf(schema: z.ZodType): object {
  return { 'application/json': { schema: reference(schema) } }
}

function bodyOf(schema: z.ZodType, takesForm: boolean): object {
  const form = { 'application/x-www-form-urlencoded': { schema: reference(schema) } }
  return { ...jsonOf(schema), ...(takesForm && form) }
}

const reference = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${schemas.get(schema)?.id}` })
