import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { type RequestHandler, Router } from 'express'
import type { Call } from './call.ts'
import { otherMethod } from './errorAnswers.ts'
import { openApiDocument } from './openapi.ts'

const require = createRequire(import.meta.url)

/** The OpenAPI document, and a page to try it, to which browsers are redirected. */
export function reference(calls: readonly Call[], pages: string): Router {
  const router = Router()
  let document: object | undefined
  const library = dirname(require.resolve('swagger-ui-dist/package.json'))
  const serve = (path: string, answer: RequestHandler) =>
    router
      .route(path)
      .get(answer)
      .all(otherMethod(['get']))
  serve(
    '/openapi.json',
    (_request, response) =>
      void response.setHeader('cache-control', 'no-cache').json((document ??= openApiDocument(calls))),
  )
  // With `get`, Express would answer OPTIONS itself.
  router.all('/', (request, response, next) => {
    const isPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html'
    if (isPage) response.redirect(`${request.baseUrl}/docs`)
    else next()
  })
  serve('/docs', (_request, response) => response.sendFile('index.html', { root: pages }))
  serve('/docs/start.js', (_request, response) => response.sendFile('start.js', { root: pages }))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    serve(`/docs/${file}`, (_request, response) => response.sendFile(file, { root: library, maxAge: '1h' }))
  }
  return router
}
