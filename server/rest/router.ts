import type { IncomingMessage } from 'node:http'
import { type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { type Context, type Reuse, requireViewer } from '../context.ts'
import { type Deadline, withDeadline } from '../db/deadline.ts'
import type { Paths } from '../paths.ts'
import type { Call, Reply } from './call.ts'
import { calls } from './calls.ts'
import { type Answer, answerOf, sendAnswer } from '../http/kept/answer.ts'
import { etagOf } from '../network/etag.ts'
import { reference } from './reference.ts'
import { answerError, errorAnswers } from './errorAnswers.ts'
import { paramsOf, readBody } from './input.ts'
import { linkTo, parsePage } from './paging.ts'
import type { KeptReads } from './keptReads.ts'

type RestOptions = {
  paths: Paths
  log: Logger
  keptReads: KeptReads
  contextOf: (request: IncomingMessage) => Promise<Context>
}

/** The router to mount at `/api`, with every call. It answers all other requests with JSON errors. */
export function restRouter({ paths, log, keptReads, contextOf }: RestOptions): Router {
  const router = Router()
  router.use(reference(paths.restReference))
  for (const path of new Set(calls.map((call) => call.path))) {
    const route = router.route(path)
    const ofPath = calls.filter((call) => call.path === path)
    for (const call of ofPath) route[call.method](handle(call, contextOf, keptReads))
    route.all(otherMethod(ofPath))
  }
  router.use((_request, response) => answerError(response, 404, 'There is nothing at this address.'))
  router.use(errorAnswers(log))
  return router
}

function handle(call: Call, contextOf: RestOptions['contextOf'], keptReads: KeptReads): RequestHandler {
  return async (request, response) => {
    response.vary('authorization')
    const caching = call.method === 'get' && !call.needsToken ? 'no-cache' : 'no-store'
    response.setHeader('cache-control', caching)
    const ctx = await withDeadline(() => contextOf(request))
    if (call.needsToken) requireViewer(ctx)
    const input = {
      ctx,
      param: paramsOf(request),
      page: parsePage(call.paging ? request.query : {}),
      isPaged: 'limit' in request.query || 'cursor' in request.query,
      body: await readBody(call, request),
    }
    if (call.method !== 'get') {
      const reply = await withDeadline((deadline) => call.run({ ...input, ctx: { ...ctx, deadline } }))
      for (const [name, value] of headersOf(reply)) response.setHeader(name, value)
      return void response.status(call.status).end(reply.json)
    }
    const make = (deadline: Deadline) => async (reuse: Reuse) => {
      const reply = await call.run({ ...input, ctx: { ...ctx, deadline, reuse } })
      return answerOf([['cache-control', caching] as const, ...headersOf(reply)], reply.json, etagOf(reply.json))
    }
    const answer = await withDeadline((deadline) => keptReads.make(response, ctx, deadline, make(deadline)))
    await sendAnswer(request, response, answer)
  }
}

function headersOf({ next }: Reply): Answer['headers'] {
  const type = ['content-type', 'application/json; charset=utf-8'] as const
  return next ? [type, ['link', linkTo(next)]] : [type]
}

function otherMethod(ofPath: readonly Call[]): RequestHandler {
  const methods = ofPath.map((call) => call.method.toUpperCase())
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  return (_request, response) => {
    response.setHeader('allow', allowed.join(', '))
    answerError(response, 405, 'This address has no such method.')
  }
}
