import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Context } from '../context.ts'
import { mayPass } from '../db/transientErrors.ts'
import { purgesHeard } from '../media/purgeWatch.ts'
import type { AppPage, Operation } from './appPages.ts'
import { type HtmlPage, htmlParts, wholeHtml } from './htmlPage.ts'
import { type PageHead, pageHead } from './pageHead.ts'
import type { RenderPage, RenderedPage } from './render.rules.ts'
import { RenderBudget } from './renderBudget.ts'
import type { ClientSettings } from './settings.rules.ts'

/** Runs one of the client's operations as over HTTP. Null if it fails. */
export type Ask = (operation: Operation, ctx: Context) => Promise<Record<string, unknown> | null>

export type Content = RenderedPage & { servedAt: number }

type Wanted = {
  /** A guest's, because a page is for everybody who asks for it. */
  ctx: Context
  path: string
  location: string
  operation: Operation
  beginWith(head: PageHead, nextCursor: string | null): string
  /** The rest of the page; without content, the rest of an empty one. */
  endWith(content: Content | null): string
}

/** A page is kept for a moment, so that many readers of one address cost one rendering. */
const keptMs = 1_500
const mostPages = 200
const mostBytes = 32_000_000
const mostAtOnce = 16

/**
 * Renders pages for guests. Null under load or after a failure: the caller then sends a page without content. Throws as
 * `pageHead` if the database does not answer, so that the caller does not ask and wait again.
 */
export function renderedPages(clientFolder: string, settings: ClientSettings, ask: Ask) {
  const file = join(clientFolder, '.vite/node/render.mjs')
  if (!existsSync(file)) return async () => null
  const budget = new RenderBudget()
  // Renderings at the same time would take as long in all, and each would count the time of the others.
  const oneAtATime = pLimit(1)
  const begun = new Map<string, Promise<HtmlPage | null>>()
  const whole = new LRUCache<string, HtmlPage>({
    max: mostPages,
    maxSize: mostBytes,
    ttl: keptMs,
    // Otherwise pages that nobody asks for would stay until others replace them.
    ttlAutopurge: true,
    sizeCalculation: ({ begin }) => begin.plain.length + begin.brotli.length,
  })

  const begin = async (key: string, wanted: Wanted): Promise<HtmlPage | null> => {
    const { ctx, path, operation } = wanted
    const [{ renderPage }, head, data] = await Promise.all([
      import(pathToFileURL(file).href) as Promise<{ renderPage: RenderPage }>,
      pageHead(ctx, path),
      ask(operation, ctx),
    ])
    if (!data) return null
    const { status } = head
    const htmlOf = htmlParts()
    const beginning = await htmlOf(wanted.beginWith(head, nextCursorIn(data)))
    const end = async () => {
      const content = await render(renderPage, wanted, data)
      const ending = await htmlOf(wanted.endWith(content), { isLast: true })
      if (content) whole.set(key, { status, begin: wholeHtml(beginning, ending) })
      return ending
    }
    return { status, begin: beginning, end: end() }
  }

  const render = (renderPage: RenderPage, { ctx, location, operation }: Wanted, data: Record<string, unknown>) =>
    oneAtATime(async (): Promise<Content | null> => {
      // Rendering blocks, so the page's beginning is sent before.
      await setImmediate()
      const start = performance.now()
      const servedAt = Date.now()
      try {
        return { ...(await renderPage({ location, ...operation, data, settings, servedAt })), servedAt }
      } catch (error) {
        logFailure(ctx, error)
        return null
      } finally {
        budget.spend(performance.now() - start)
      }
    })

  const share = (key: string, wanted: Wanted): Promise<HtmlPage | null> => {
    const page = begin(key, wanted).catch((error: unknown) => {
      if (mayPass(error)) throw error
      logFailure(wanted.ctx, error)
      return null
    })
    begun.set(key, page)
    const forget = () => void begun.delete(key)
    page.then((shared) => shared?.end).then(forget, forget)
    return page
  }

  return async (wanted: Wanted): Promise<HtmlPage | null> => {
    const key = `${purgesHeard()} ${wanted.ctx.origin} ${wanted.location}`
    const known = whole.get(key) ?? begun.get(key)
    if (known) return known
    return begun.size < mostAtOnce && budget.isLeft(performance.now()) ? share(key, wanted) : null
  }
}

const logFailure = ({ log, request }: Context, err: unknown) =>
  log.error({ err, requestId: request?.id }, 'a page could not be rendered')

/** The server makes no longer cursor. */
const longestCursor = 300

/** A page's path with the parameters that matter; null if the browser must draw it. */
export function renderedLocation(path: string, search: URLSearchParams, { isRendered }: AppPage): string | null {
  const after = search.get('after') ?? ''
  if (!isRendered || search.has('list') || after.length > longestCursor) return null
  const kept = new URLSearchParams(
    [...search].filter(([name, value]) => ['tab', 'top', 'after'].includes(name) && value !== ''),
  )
  return kept.size > 0 ? `${path}?${kept}` : path
}

function nextCursorIn(data: unknown, depth = 0): string | null {
  if (typeof data !== 'object' || data === null || depth > 2) return null
  if ('pageInfo' in data) {
    const { hasNextPage, endCursor } = data.pageInfo as { hasNextPage: boolean; endCursor: string | null }
    return hasNextPage ? endCursor : null
  }
  for (const value of Object.values(data)) {
    const found = nextCursorIn(value, depth + 1)
    if (found !== null) return found
  }
  return null
}
