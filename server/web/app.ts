import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { GraphQLRequest } from '@apollo/server'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Context, Guest, PostCall } from '../context.ts'
import { AppError, commonErrors } from '../errors.ts'
import { compress } from '../http/compressed.ts'
import { exportRoutes } from '../exports/exports.routes.ts'
import type { ExportPart } from '../exportPart.ts'
import { logFailure } from '../http/failureLog.ts'
import { refuseRequest } from '../http/refusal.ts'
import { idOf } from '../http/requestFacts.ts'
import { precompressed } from '../http/precompressed.ts'
import { mediaRoutes } from '../media/media.routes.ts'
import { shippedMedia } from '../media/shippedMedia.ts'
import type { Paths } from '../paths.ts'
import { appManifest } from '../pages/manifest.ts'
import { offlinePagePath, offlineParts } from '../pages/offline.ts'
import { appPage, playgroundPage } from '../pages/pages.ts'
import { restRouter } from '../rest/router.ts'
import { readiness } from './readiness.ts'

type AppOptions = {
  config: Config
  declared: readonly PostCall[]
  exported: readonly ExportPart[]
  paths: Paths
  log: Logger
  isReady: () => Promise<boolean>
  guestOf: (request: IncomingMessage) => Guest
  contextOf: (request: IncomingMessage) => Promise<Context>
  ask: (request: GraphQLRequest, ctx: Context) => Promise<Record<string, unknown> | null>
}

const oneYearMs = 365 * 24 * 60 * 60 * 1000

/** All but the GraphQL API: health checks, REST, media, the playground and the client. */
export function createApp(options: AppOptions): Express {
  const { config, declared, exported, paths, log, isReady, guestOf, contextOf, ask } = options
  const app = express()
  app.disable('x-powered-by')
  app.get('/healthz', (_request, response) => void response.json({ status: 'alive' }))
  app.get('/readyz', readiness({ isReady, log }))
  app.use('/api', compress, restRouter({ declared, paths, log, contextOf }))
  const built = { immutable: true, maxAge: oneYearMs, index: false, redirect: false, fallthrough: false } as const
  app.use('/media/seed', shippedMedia(paths.seedMedia, join(paths.scaledMedia, 'seed')))
  app.use('/media/builtin', shippedMedia(paths.builtinMedia, join(paths.scaledMedia, 'builtin')))
  app.use('/media', mediaRoutes({ config, log, contextOf }))
  app.use('/export', exportRoutes({ config, parts: exported, log }))
  const client = paths.client
  app.use('/assets', precompressed(join(client, 'assets'), built))
  app.use(compress)
  app.use('/assets', express.static(join(client, 'assets'), built))
  app.get('/schema.graphql', config.introspection ? schemaText(paths.schema) : notFound)
  app.get('/graphql', config.playground ? playgroundPage(client) : notFound)
  app.get('/manifest.webmanifest', appManifest(config))
  const offline = offlineParts({ paths, config })
  app.get('/sw.js', offline.worker)
  app.get(offlinePagePath, offline.page)
  // Each page has one address, without a file name.
  app.get('/index.html', (_request, response) => response.redirect(301, '/'))
  app.get('/graphiql.html', (_request, response) => response.redirect(301, '/graphql'))
  app.use(express.static(client, { index: false, redirect: false, maxAge: '1h' }))
  // With '/{*path}' Express would decode the path, and refuse a malformed one itself.
  app.get(/^/, appPage({ paths, config, guestOf, ask }))
  app.post('/share', sharedWithoutWorker)
  app.use(methodNotAllowed)
  app.use(failed(log))
  return app
}

/** Introspection would lose the schema's order and directives. */
const schemaText = (file: string): RequestHandler => {
  const text = readFileSync(file, 'utf8')
  return (_request, response) => void response.set('cache-control', 'no-cache').type('text').send(text)
}

/** The service worker takes what other apps share. Without it, the page says that nothing arrived. */
const sharedWithoutWorker: RequestHandler = (_request, response) => response.redirect(303, '/share?files=lost')

const notFound: RequestHandler = (_request, response) => void response.status(404).type('text').send('Not found')

const methodNotAllowed: RequestHandler = (_request, response) =>
  void response.status(405).setHeader('allow', 'GET, HEAD').type('text').send('Method not allowed')

/** Answers with a short message. Only the log has details. */
function failed(log: Logger): ErrorRequestHandler {
  return (error: { status?: number; expose?: boolean; message?: string }, request, response, next) => {
    if (response.headersSent) return next(error)
    const status = error.status ?? 500
    if (status >= 500) logFailure(log, error, idOf(request))
    if (error instanceof AppError) return refuseRequest(request, response, error)
    response
      .status(status)
      .type('text')
      .send(status === 404 ? 'Not found' : status < 500 ? 'Bad request' : commonErrors.INTERNAL.message)
  }
}
