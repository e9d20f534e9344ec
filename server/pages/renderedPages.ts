import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Context } from '../context.ts'
import type { AppPage, Operation } from './appPages.ts'
import { type PageHead, pageHead } from './pageHead.ts'
import type { RenderPage, RenderedPage } from './render.rules.ts'
import { RenderBudget } from './renderBudget.ts'

/** Runs one of the client's operations as over HTTP; null if it fails. */
export type Ask = (operation: Operation, ctx: Context) => Promise<Record<string, unknown> | null>

/** What a page is made of. */
export type Content = RenderedPage & { head: PageHead; servedAt: number; nextCursor: string | null }

/** A page as it is sent. */
export type HtmlPage = { status: number; html: Buffer; brotli: Buffer }

type Wanted = { ctx: Context; path: string; location: string; operation: Operation; fill: (content: Content) => string }

/** How long and how many pages are kept: a crowd at one address costs one rendering. */
const keptMs = 1_500
const mostPages = 200
const mostBytes = 32_000_000
/** Beyond this, requests get the shell. */
const mostAtOnce = 16

const compressed = promisify(brotliCompress)

/** The pages for guests. The returned function answers null, for the shell, under load or after a failure. */
export function renderedPages(clientFolder: string, ask: Ask) {
  const file = join(clientFolder, '.vite/node/render.mjs')
  if (!existsSync(file)) return async () => null
  const budget = new RenderBudget()
  // In parallel they would take as long in total, each charged for the others.
  const oneAtATime = pLimit(1)
  let running = 0

  const make = async (wanted: Wanted): Promise<HtmlPage | undefined> => {
    if (running >= mostAtOnce || !budget.isLeft(performance.now())) return undefined
    running += 1
    try {
      const content = await contentOf(wanted)
      if (!content) return undefined
      const html = Buffer.from(wanted.fill(content))
      const brotli = await compressed(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      return { status: content.head.status, html, brotli }
    } finally {
      running -= 1
    }
  }

  const contentOf = async ({ ctx, path, location, operation }: Wanted): Promise<Content | null> => {
    const [{ renderPage }, head, data] = await Promise.all([
      import(pathToFileURL(file).href) as Promise<{ renderPage: RenderPage }>,
      pageHead(ctx, path),
      ask(operation, ctx),
    ])
    if (!data) return null
    return oneAtATime(async () => {
      const start = performance.now()
      const servedAt = Date.now()
      const page = await renderPage({ location, ...operation, data, brand: ctx.config.brand, servedAt })
      budget.spend(performance.now() - start)
      return { ...page, head, servedAt, nextCursor: nextCursorIn(data) }
    })
  }

  const pages = new LRUCache<string, HtmlPage, Wanted>({
    max: mostPages,
    maxSize: mostBytes,
    ttl: keptMs,
    sizeCalculation: ({ html, brotli }) => html.length + brotli.length,
    fetchMethod: (_key, _stale, { context }) => make(context),
  })
  return async (wanted: Wanted): Promise<HtmlPage | null> => {
    const ctx = { ...wanted.ctx, viewer: null, refusal: null }
    const key = `${ctx.origin} ${wanted.location}`
    try {
      return (await pages.fetch(key, { context: { ...wanted, ctx } })) ?? null
    } catch (error) {
      ctx.log.error({ err: error, requestId: ctx.requestId }, 'a page could not be rendered')
      return null
    }
  }
}

/** The longest cursor in an address that is rendered: the server makes none longer. */
const longestCursor = 300

/** Path and search of a page without the parameters that change nothing in it; null if it must be drawn in the browser. */
export function renderedLocation(path: string, search: URLSearchParams, { isRendered }: AppPage): string | null {
  const after = search.get('after') ?? ''
  if (!isRendered || search.has('list') || after.length > longestCursor) return null
  const kept = new URLSearchParams(
    [...search].filter(([name, value]) => ['tab', 'after'].includes(name) && value !== ''),
  )
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** Where the next page of the list in an answer begins. */
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
