import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { publicOrigin } from '../network/publicOrigin.ts'
import { escaped, headTags, pageHead } from './pageHead.ts'
import { readShells } from './shells.ts'

type AppPageOptions = {
  clientFolder: string
  config: Config
  contextOf: (request: IncomingMessage) => Promise<Context>
}

/** Serves the client's page with its settings and a head for the path, with 404 for what does not exist. */
export function appPage({ clientFolder, config, contextOf }: AppPageOptions): RequestHandler {
  const settings = JSON.stringify(clientSettings(config)).replaceAll('<', '\\u003c')
  const html = once(() =>
    readFileSync(join(clientFolder, 'index.html'), 'utf8')
      .replace('data-default-mode="light"', `data-default-mode="${config.defaultMode}"`)
      .replace(
        /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/,
        (_all, open: string, close: string) => open + settings + close,
      ),
  )
  const shells = once(() => readShells(clientFolder, escaped(config.brand)))
  const pageAt = (path: string) => html().replace(placeOfApp, (place) => place + shells()(path))
  return async (request, response) => {
    if (isFile(request.path)) return void response.status(404).type('text').send('Not found')
    response.setHeader('cache-control', 'no-cache')
    const ctx = await contextOf(request)
    const head = await pageHead(ctx, request.path).catch((error: unknown) => {
      // Without a database the page is still served: the client shows the error and a retry button.
      ctx.log.error({ err: error }, 'page head failed')
      return null
    })
    if (!head) return void response.type('html').send(pageAt(request.path))
    const tags = headTags(head, config.brand, pageAddress(request, config))
    response
      .status(head.status)
      .type('html')
      .send(pageAt(request.path).replace(placeOfHead, () => tags))
  }
}

const placeOfApp = '<div id="root">'

const placeOfHead = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/

/** Concatenated, because `new URL(path, base)` would take `//elsewhere.example` for another host. */
function pageAddress(request: Request, config: Config): string {
  const address = `${publicOrigin(request, config)}${request.path}`
  return URL.canParse(address) ? new URL(address).href : publicOrigin(request, config)
}

/** This server has two presets and requires the token; an external service has one and must never get the token. */
export function clientSettings({ brand, mediaUploadUrl, mediaUploadPreset, mediaOrigins }: Config) {
  const own = { url: '/media/upload', presets: { post: 'post', profile: 'profile' }, sendsToken: true }
  const presets = { post: mediaUploadPreset ?? 'post', profile: mediaUploadPreset ?? 'profile' }
  return { brand, upload: mediaUploadUrl ? { url: mediaUploadUrl, presets, sendsToken: false } : own, mediaOrigins }
}

export function playgroundPage(clientFolder: string): RequestHandler {
  const html = once(() => readFileSync(join(clientFolder, 'graphiql.html'), 'utf8'))
  return (_request, response) => void response.setHeader('cache-control', 'no-cache').type('html').send(html())
}

/** A missing file: the client's pages have no file extension. */
const isFile = (path: string) => /\.\w{1,8}$/.test(path) && !path.startsWith('/profile/')

/** Reads at the first call, so that API tests need no built client. */
function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}
