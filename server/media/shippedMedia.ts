import express, { Router } from 'express'
import { mayBeEmbedded } from './mayBeEmbedded.ts'
import { mediaWidths } from './media.rules.ts'

const options = {
  immutable: true,
  maxAge: 365 * 24 * 60 * 60 * 1000,
  index: false,
  redirect: false,
  setHeaders: mayBeEmbedded,
}

const inWidth = /^\/([\w-]+)\/(\d{1,4})\.webp(?=\?|$)/

/** Serves a folder's media, and `<name>/<width>.webp` from `scaled`, or else the full file. Anything else is 404. */
export function shippedMedia(folder: string, scaled: string): Router {
  const router = Router()
  router.use(express.static(scaled, options))
  router.use((request, _response, next) => {
    const [, name, width] = inWidth.exec(request.url) ?? []
    if (mediaWidths.some((known) => `${known}` === width)) request.url = `/${name}.webp`
    next()
  })
  router.use(express.static(folder, { ...options, fallthrough: false }))
  return router
}
