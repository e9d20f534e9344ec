import type { PostCall } from '../context.ts'
import { authCalls } from './auth.calls.ts'
import { type Call, call } from './call.ts'
import { callsOnPosts, postsCalls } from './posts.calls.ts'
import { answers } from './schemas.ts'
import { usersCalls } from './users.calls.ts'

/** Every call of the API. If two paths match an address, the first one counts. */
export function callsWith(declared: readonly PostCall[]): readonly Call[] {
  const listed = [...authCalls, ...postsCalls, ...callsOnPosts(declared), ...usersCalls]
  return [listOf(listed), ...listed]
}

/** Programs get this list at the API's address; `reference.ts` leads browsers to the documentation. */
const listOf = (listed: readonly Call[]) =>
  call({
    method: 'get',
    path: '/',
    summary: 'The list of calls',
    needsToken: false,
    status: 200,
    answer: answers.calls,
    errors: [],
    run: async () => {
      const rows = listed.map(({ method, path, summary, needsToken }) => ({
        call: `${method.toUpperCase()} /api${path}`,
        summary,
        needsToken,
      }))
      const upload = { call: 'POST /media/upload', summary: 'Upload an image or a video', needsToken: true }
      return {
        json: JSON.stringify({ documentation: '/api/docs', openapi: '/api/openapi.json', calls: [...rows, upload] }),
      }
    },
  })
