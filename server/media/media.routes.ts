import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ErrorRequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Context, requireViewer } from '../context.ts'
import { withDeadline } from '../db/deadline.ts'
import { AppError, commonErrors } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { idOf, noteOperation } from '../http/requestFacts.ts'
import { countAction, countTogether } from '../limits/countAction.ts'
import { requireStorage } from '../limits/storage.ts'
import { networkOf } from '../network/address.ts'
import { RequestError } from '../http/requestBody.ts'
import { discardBody } from '../http/discardBody.ts'
import { challengeFor } from '../refusedToken.ts'
import { mediaLimits } from './media.limits.ts'
import { serveMedia } from './mediaServing.ts'
import { type UploadAnswer, storeUpload } from './uploads.service.ts'
import { readUploadForm } from './uploadForm.ts'
import { enterUpload } from './uploadRoom.ts'
import { takeUploadSlot } from './uploadSlots.ts'

type MediaOptions = { config: Config; log: Logger; contextOf: (request: IncomingMessage) => Promise<Context> }

/** The routes below /media: `POST /upload`, and every upload at its own address. */
export function mediaRoutes({ config, log, contextOf }: MediaOptions): Router {
  const router = Router()
  router.post(
    '/upload',
    async (request, response) => void response.json(await upload(request, response, config, contextOf)),
  )
  router.all('/upload', (_request, response) => {
    response
      .status(405)
      .setHeader('allow', 'POST')
      .json({ errors: ['This address has no such method.'] })
  })
  router.use('/upload', refused(log))
  router.get('/{*path}', serveMedia(config))
  router.use((_request, response) => void response.status(404).type('text').send('Not found'))
  return router
}

async function upload(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
  contextOf: MediaOptions['contextOf'],
): Promise<UploadAnswer> {
  noteOperation(request, 'media', 'upload')
  const ctx = await withDeadline(() => contextOf(request))
  if (ctx.refusal) response.setHeader(...challengeFor(ctx.refusal))
  const viewer = requireViewer(ctx)
  await requireStorage(ctx)
  const room = enterUpload(viewer.id)
  try {
    countTogether([
      () => countAction(ctx, mediaLimits.uploads),
      () => ctx.limits.count(mediaLimits.uploadsOfAddress, networkOf(ctx.address)),
    ])
    const form = await readUploadForm(request, room)
    const release = takeUploadSlot(viewer.id)
    return await storeUpload(viewer.id, form, ctx).finally(release)
  } finally {
    room.leave()
  }
}

/** Answers `{ errors: [message] }`, like hosted services and REST. A second entry is for the developer. */
function refused(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = error instanceof RequestError || error instanceof AppError ? error : null
    if (!known || known.status >= 500) logFailure(log, error, { ...idOf(request), path: request.baseUrl })
    discardBody(request)
    if (known instanceof AppError && known.retryAfterSeconds) response.setHeader('retry-after', known.retryAfterSeconds)
    const { status, message } = known ?? commonErrors.INTERNAL
    const reason = known instanceof RequestError ? known.reason : undefined
    response.status(status).json({ errors: reason === undefined ? [message] : [message, reason] })
  }
}
