import type { IncomingMessage } from 'node:http'
import { type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { type Context, type PostCall, requireViewer } from '../context.ts'
import { withDeadline } from '../db/deadline.ts'
import type { Paths } from '../paths.ts'
import type { Call } from './call.ts'
import { callsWith } from './calls.ts'
import { sendAnswer } from '../http/answer.ts'
import { noteOperation } from '../http/requestFacts.ts'
import { etagOf } from '../network/etag.ts'
import { reference } from './reference.ts'
import { answerError, errorAnswers, otherMethod } from './errorAnswers.ts'
import { paramsOf, readBody } from './input.ts'
import { challengeFor } from '../refusedToken.ts'
import { linkTo, parsePage } from './paging.ts'

type RestOptions = {
  declared: readonly PostCall[]
  paths: Paths
  log: Logger
  contextOf: (request: IncomingMessage) => Promise<Context>
}

const jsonType = ['content-type', 'application/json; charset=utf-8'] as const

/** The router for `/api`, with all calls. It answers other requests with errors in JSON. */
export function restRouter({ declared, paths, log, contextOf }: RestOptions): Router {
  const router = Router()
  const calls = callsWith(declared)
  router.use(reference(calls, paths.restReference))
  for (const path of new Set(calls.map((call) => call.path))) {
    const route = router.route(path)
    const ofPath = calls.filter((call) => call.path === path)
    for (const call of ofPath) route[call.method](handle(call, contextOf))
    route.all(otherMethod(ofPath.map((call) => call.method)))
  }
  router.use((_request, response) => answerError(response, 404, 'There is nothing at this address.'))
  router.use(errorAnswers(log))
  return router
}

function handle(call: Call, contextOf: RestOptions['contextOf']): RequestHandler {
  const operation = `${call.method.toUpperCase()} /api${call.path}`
  return async (request, response) => {
    noteOperation(request, 'rest', operation)
    response.vary('authorization')
    const caching = call.method === 'get' && !call.needsToken ? 'no-cache' : 'no-store'
    response.setHeader('cache-control', caching)
    const ctx = await withDeadline(() => contextOf(request))
    if (ctx.refusal) response.setHeader(...challengeFor(ctx.refusal))
    if (call.needsToken) requireViewer(ctx)
    const input = {
      ctx,
      param: paramsOf(request),
      page: parsePage(request.path, call.paging ? request.query : {}),
      isPaged: 'limit' in request.query || 'cursor' in request.query,
      body: await readBody(call, request, ctx.address),
    }
    const { json, next } = await withDeadline((deadline) => call.run({ ...input, ctx: { ...ctx, deadline } }))
    response.status(call.status)
    sendAnswer(response, {
      headers: next ? [jsonType, ['link', linkTo(next)]] : [jsonType],
      text: json,
      etag: call.method === 'get' ? etagOf(json) : undefined,
    })
  }
}
