import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Router } from 'express'
import type { Call } from './call.ts'
import { openApiDocument } from './openapi.ts'

const require = createRequire(import.meta.url)

/** The OpenAPI document, and a page to try it, to which browsers are redirected. */
export function reference(calls: readonly Call[], pages: string): Router {
  const router = Router()
  let document: object | undefined
  const library = dirname(require.resolve('swagger-ui-dist/package.json'))
  router.get(
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
  router.get('/docs', (_request, response) => response.sendFile('index.html', { root: pages }))
  router.get('/docs/start.js', (_request, response) => response.sendFile('start.js', { root: pages }))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/docs/${file}`, (_request, response) => response.sendFile(file, { root: library, maxAge: '1h' }))
  }
  return router
}
