import { z } from 'zod'
import { type ErrorCode, errorTable } from '../errors.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { pageSize } from './paging.ts'
import { answers, schemas } from './schemas.ts'

/** Errors that every call can answer with. */
const everywhere: readonly ErrorCode[] = ['INVALID_INPUT', 'BUSY', 'INTERNAL']
const withToken: readonly ErrorCode[] = ['UNAUTHENTICATED', 'USER_NOT_FOUND']

const intro = `Clients of the in-browser stand-in speak this API; it stays as it is. New clients are better served by \`/graphql\`.

JSON in, JSON out. An error is \`{ "errors": [message] }\` with exactly one message. Fields of a body that are not named
here are ignored. Lists hold at most ${pageSize.default} rows, or as many as \`limit\` says; a \`Link: <…>; rel="next"\` header names the next page.`

/** The OpenAPI 3.1 document, made from the schemas that parse requests and describe answers. */
export function openApiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linnet REST API',
      version: '1.0.0',
      description: intro,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: ['auth', 'posts', 'users'].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...new Set(calls.map((call) => call.path))].map((path) => [
        path.replace(/:(\w+)/g, '{$1}'),
        Object.fromEntries(calls.filter((call) => call.path === path).map((call) => [call.method, operation(call)])),
      ]),
    ),
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The `encodedToken`, bare or after `Bearer `.',
        },
      },
    },
  }
}

/**
 * Describes a body before its defaults are applied. zod's own converter reads the very schemas that parse requests;
 * another package would keep a second registry of them.
 */
function namedSchemas(): object {
  const options = { uri: (id: string) => `#/components/schemas/${id}` }
  const sent = z.toJSONSchema(schemas, { ...options, io: 'input' }).schemas
  const received = z.toJSONSchema(schemas, { ...options, io: 'output' }).schemas
  const bodies = new Set(calls.flatMap(({ body }) => (body ? [schemas.get(body)?.id] : [])))
  return Object.fromEntries(
    Object.keys(received).map((id) => {
      const { $id: _id, $schema: _dialect, ...schema } = (bodies.has(id) ? sent[id] : received[id]) ?? {}
      return [id, schema]
    }),
  )
}

function operation(call: Call): object {
  const { method, path, summary, body, status, answer, needsToken } = call
  return {
    operationId: operationId(call),
    tags: [path.split('/')[1]],
    summary,
    // Public calls accept a token, too: with it users see more of their own account.
    security: needsToken ? [{ token: [] }] : method === 'get' ? [{}, { token: [] }] : [],
    parameters: parametersOf(call),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: {
      [status]: success(call, answer),
      ...(method === 'get' && { 304: { description: 'Not modified.' } }),
      ...errorsOf(call),
    },
  }
}

function operationId({ method, path }: Call): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
  return [method, ...words].join('-').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}

function parametersOf({ path, paging }: Call): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const limit = {
    name: 'limit',
    in: 'query',
    description: 'How many rows.',
    schema: { type: 'integer', minimum: 1, maximum: pageSize.max, default: pageSize.default },
  }
  const cursor = {
    name: 'cursor',
    in: 'query',
    description: 'The opaque cursor from a `Link` header.',
    schema: { type: 'string' },
  }
  return [...inPath, ...(paging ? [limit] : []), ...(paging === 'limit and cursor' ? [cursor] : [])]
}

function success({ paging }: Call, answer: z.ZodType): object {
  const link = { description: 'The next page, if there is one: `<…>; rel="next"`.', schema: { type: 'string' } }
  return { description: 'Done.', ...(paging && { headers: { Link: link } }), content: jsonOf(answer) }
}

/** Errors of reading a body. */
const ofBodies = [
  { status: 400, message: 'The body is not JSON.' },
  { status: 413, message: 'The body is too large.' },
  { status: 415, message: 'The body is of another content type.' },
]

/** One response for each status, with all its messages. */
function errorsOf({ method, errors, needsToken }: Call): object {
  const codes = new Set([...errors, ...(needsToken ? withToken : []), ...everywhere])
  const all = [...[...codes].map(described), ...(method === 'get' ? [] : ofBodies)]
  return Object.fromEntries(
    [...new Set(all.map(({ status }) => status))].sort().map((status) => {
      const words = all.filter((error) => error.status === status).map(({ message }) => `- ${message}`)
      const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } }
      const headers = status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}
      return [status, { description: words.join('\n'), ...headers, content: jsonOf(answers.errors) }]
    }),
  )
}

function described(code: ErrorCode): { status: number; message: string } {
  const { status, message } = errorTable[code]
  return {
    status,
    message:
      code === 'VALIDATION_FAILED' ? 'In words for a person, what is wrong with the first field that is.' : message,
  }
}

function jsonOf(schema: z.ZodType): object {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schemas.get(schema)?.id}` } } }
}
