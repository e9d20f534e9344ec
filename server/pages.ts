import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { Config } from './config.ts'

/** The client's page, with the settings that it needs written into it. */
export function appPage(clientFolder: string, config: Config): RequestHandler {
  const settings = JSON.stringify(clientSettings(config)).replaceAll('<', '\\u003c')
  const html = once(() =>
    readFileSync(join(clientFolder, 'index.html'), 'utf8').replace(
      /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/,
      (_all, open: string, close: string) => open + settings + close,
    ),
  )
  return (request, response) => {
    if (isFile(request.path)) return void response.status(404).type('text').send('Not found')
    response.setHeader('cache-control', 'no-cache')
    response.type('html').send(html())
  }
}

/**
 * What the client is told: its brand word, where and how to upload, and whose media posts may show besides this
 * server's. Its own service knows a preset each for posts and profiles and wants the token; a hosted one has one preset
 * of its own and must never be sent the token.
 */
export function clientSettings({ brand, mediaUploadUrl, mediaUploadPreset, mediaOrigins }: Config) {
  const own = { url: '/media/upload', presets: { post: 'post', profile: 'profile' }, sendsToken: true }
  const presets = { post: mediaUploadPreset ?? 'post', profile: mediaUploadPreset ?? 'profile' }
  return { brand, upload: mediaUploadUrl ? { url: mediaUploadUrl, presets, sendsToken: false } : own, mediaOrigins }
}

/** The GraphQL playground, for a browser that opens /graphql. */
export function playgroundPage(clientFolder: string): RequestHandler {
  const html = once(() => readFileSync(join(clientFolder, 'graphiql.html'), 'utf8'))
  return (_request, response) => void response.setHeader('cache-control', 'no-cache').type('html').send(html())
}

/** A path with an ending is a file that is not there; the client's pages have none. */
const isFile = (path: string) => /\.\w{1,8}$/.test(path) && !path.startsWith('/profile/')

/** Reads at the first request, so that tests of the API need no built client. */
function once(read: () => string): () => string {
  let value: string | undefined
  return () => (value ??= read())
}
