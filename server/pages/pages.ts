import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage } from 'node:http'
import type { GraphQLRequest } from '@apollo/server'
import type { Request, RequestHandler } from 'express'
import type { Config } from '../config.ts'
import type { Context, Guest } from '../context.ts'
import { mayPass } from '../db/transientErrors.ts'
import { commonErrors } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { idOf, noteOperation } from '../http/requestFacts.ts'
import { publicOrigin } from '../network/publicOrigin.ts'
import type { Paths } from '../paths.ts'
import { siteOf } from '../site/site.ts'
import { type AppPage, appPageAt, pageKindAt, type PageViewer } from './appPages.ts'
import { readAssets } from './assets.ts'
import { clientSettings } from './clientSettings.ts'
import { firstRequests, requestsByHash } from './firstRequests.ts'
import { escaped, headTags } from './headTags.ts'
import { inertJson } from './inertJson.ts'
import { once } from './once.ts'
import { pageHead, type PageHead } from './pageHead.ts'
import { type HtmlPage, sendPage } from './htmlPage.ts'
import { type Content, renderedLocation, renderedPages } from './renderedPages.ts'
import { readShells } from './shells.ts'
import { allowScripts, readTemplate } from './template.ts'

const { BUSY, INTERNAL } = commonErrors

type AppPageOptions = {
  paths: Paths
  config: Config
  guestOf: (request: IncomingMessage) => Guest
  ask: (request: GraphQLRequest, ctx: Context) => Promise<Record<string, unknown> | null>
}

/**
 * Serves the client's pages: rendered if a guest may read them, else without content. 404 for what does not exist. 503 if
 * the database does not answer, 500 after another failure: the client then shows the error and a button to retry.
 */
export function appPage(options: AppPageOptions): RequestHandler {
  const parts = once(
    () => readParts(options),
    () => siteOf(options.config).version,
  )
  return async (request, response) => {
    if (isFile(request.path)) return void response.status(404).type('text').send('Not found')
    noteOperation(request, 'page', pageKindAt(request.path))
    const { template, pageFor, shellFor } = parts()
    response.setHeader('cache-control', 'no-cache')
    response.vary('cookie')
    allowScripts(response, template.scriptSources)
    const ctx = { ...options.guestOf(request), viewer: null, refusal: null }
    const found = async () => {
      const rendered = viewerOf(request) === 'guest' ? await pageFor(request, ctx) : null
      return { rendered, head: rendered ? null : await pageHead(ctx, request.path) }
    }
    const { rendered, head } = await found().catch((error: unknown) => {
      logFailure(ctx.log, error, { ...idOf(request), path: request.path })
      if (mayPass(error)) response.setHeader('retry-after', BUSY.retryAfterSeconds)
      response.status(mayPass(error) ? BUSY.status : INTERNAL.status)
      return { rendered: null, head: null }
    })
    if (rendered) return sendPage(rendered, request, response)
    if (head) response.status(head.status)
    response.type('html').send(shellFor(request, head))
  }
}

function readParts({ paths, config, ask }: AppPageOptions) {
  const { client } = paths
  const settings = clientSettings(config)
  const { brand } = settings
  const template = readTemplate(client, settings, config)
  const shellOf = readShells(client, settings)
  const tagsOf = readAssets(client)
  const requestFor = requestsByHash(paths.operations)
  const requestsOf = firstRequests(requestFor)
  const rendered = renderedPages(client, settings, (operation, ctx) => ask(requestFor(operation), ctx))
  const origin = (request: Request) => publicOrigin(request, config)

  const pageFor = async (request: Request, ctx: Context): Promise<HtmlPage | null> => {
    const { path } = request
    const page = appPageAt(path, searchOf(request), 'guest')
    const location = renderedLocation(path, searchOf(request), page)
    if (location === null || page.operation === null) return null
    const address = addressOf(origin(request), location)
    const beginWith = (head: PageHead, nextCursor: string | null) => {
      const next = nextCursor === null ? null : nextAddress(location, nextCursor)
      const tags = headTags(head, brand, { address, next })
      return template.beginWith(lines(tags, tagsOf(page.modules), requestsOf(nothing, 'guest')))
    }
    const endWith = (content: Content | null) => template.endWith(content ? bodyOf(content) : shellAt(path, page))
    return rendered({ ctx, path, location, operation: page.operation, beginWith, endWith })
  }

  const shellAt = (path: string, { isDialog }: AppPage, viewer: PageViewer = 'guest') => ({
    root: shellOf(path, viewer),
    withoutScripts: isDialog ? 'Logging in needs JavaScript.' : 'This page needs JavaScript.',
  })

  const shellFor = (request: Request, head: PageHead | null): string => {
    const viewer = viewerOf(request)
    const page = appPageAt(request.path, searchOf(request), viewer)
    const address = addressOf(origin(request), request.path)
    const tags = head ? headTags(head, brand, { address }) : `<title>${escaped(brand)}</title>`
    const begin = template.beginWith(lines(tags, tagsOf(page.modules), requestsOf(page, viewer)))
    return begin + template.endWith(shellAt(request.path, page, viewer))
  }
  return { template, pageFor, shellFor }
}

/** A rendered page needs no further request. */
const nothing = { modules: [], operation: null, isRendered: true, isDialog: false }

const lines = (...parts: string[]) => parts.join('\n    ')

const bodyOf = ({ markup, cache, servedAt }: Content) => ({
  root: markup,
  withoutScripts: 'You can read here without JavaScript. To log in and to write, turn it on.',
  data: inertJson('served', { cache, servedAt }),
})

/** The client sets and deletes the cookie `signed_in`, which says nothing else. */
const viewerOf = ({ headers }: IncomingMessage): PageViewer =>
  /(?:^|;\s*)signed_in=1(?:;|$)/.test(headers.cookie ?? '') ? 'member' : 'guest'

const searchOf = ({ originalUrl }: Request) => new URLSearchParams(originalUrl.split('?', 2)[1])

/** `new URL(path, base)` would take `//elsewhere.example` for another host. */
function addressOf(origin: string, location: string): string {
  const address = `${origin}${location}`
  return URL.canParse(address) ? new URL(address).href : origin
}

function nextAddress(location: string, cursor: string): string {
  const [path = '', search] = location.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.set('after', cursor)
  return `${path}?${parameters}`
}

export function playgroundPage(clientFolder: string): RequestHandler {
  const html = once(() => readFileSync(join(clientFolder, 'graphiql.html'), 'utf8'))
  return (_request, response) => void response.setHeader('cache-control', 'no-cache').type('html').send(html())
}

/** The client's pages have no file extension. */
const isFile = (path: string) => /\.\w{1,8}$/.test(path) && !path.startsWith('/profile/')
