import * as z from 'zod'
import type { Call } from './call.ts'
import { callOperation, uploadOperation } from './operations.ts'
import { pageSize } from './paging.ts'
import { schemas } from './schemas.ts'
import { uploadForm } from './uploadForm.ts'

const intro = `Clients of the in-browser stand-in speak this API; it stays as it is. New clients are better served by \`/graphql\`.

JSON in, JSON out. An error is \`{ "errors": [message] }\`; where a field cannot be used, a second entry names it. Fields of a body that are not named
here are ignored. Lists hold at most ${pageSize.default} rows, or as many as \`limit\` says; a \`Link: <…>; rel="next"\` header names the next page.`

const tags = {
  calls: 'What there is.',
  auth: 'Sign up and log in. Both answer the account and its `encodedToken`.',
  posts: 'Read posts, publish, edit and delete your own, reply, like. What changes a post answers the newest posts.',
  users: 'Accounts, your own profile, your bookmarks, and whom you follow.',
  media: 'Upload the images and videos that posts and profiles name.',
}

/** The OpenAPI 3.1 document, made from the schemas of requests and answers. */
export function openApiDocument(calls: readonly Call[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linnet REST API',
      version: '1.0.0',
      description: intro,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // The root, because uploads are not below `/api`.
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: {
      ...Object.fromEntries(
        [...new Set(calls.map((call) => call.path))].map((path) => [
          `/api${path.replace(/:(\w+)/g, '{$1}').replace(/^\/$/, '')}`,
          Object.fromEntries(
            calls.filter((call) => call.path === path).map((call) => [call.method, callOperation(call)]),
          ),
        ]),
      ),
      '/media/upload': { post: uploadOperation() },
    },
    components: {
      schemas: namedSchemas(calls),
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

/** Without defaults, because generated clients would require these fields. */
function namedSchemas(calls: readonly Call[]): object {
  const options = { uri: (id: string) => `#/components/schemas/${id}` }
  const sent = z.toJSONSchema(schemas, {
    ...options,
    io: 'input',
    override: ({ jsonSchema }) => void delete jsonSchema.default,
  }).schemas
  const received = z.toJSONSchema(schemas, { ...options, io: 'output', unrepresentable: 'any' }).schemas
  const bodies = new Set([uploadForm, ...calls.flatMap(({ body }) => body ?? [])].map((body) => schemas.get(body)?.id))
  return Object.fromEntries(
    Object.keys(received).map((id) => {
      const { $id: _id, $schema: _dialect, ...schema } = (bodies.has(id) ? sent[id] : received[id]) ?? {}
      return [id, schema]
    }),
  )
}
