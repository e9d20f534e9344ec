import { brotliCompressSync } from 'node:zlib'
import { type Contender, forward, serve } from './proxy.ts'

/** Serves the guests' pages without scripts: no page that looks the same can be faster. */
export async function serveFloor(app: string): Promise<Contender> {
  const pages = new Map<string, Promise<Buffer>>()
  const make = async (path: string) => brotliCompressSync(withoutScripts(await textOf(app + path)))
  const pageAt = (path: string) => {
    const page = pages.get(path) ?? make(path)
    pages.set(path, page)
    return page
  }
  return serve((asked, response) => {
    const path = asked.url ?? '/'
    if (path.includes('.')) return forward(app, asked, response)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    pageAt(path).then(
      (page) => response.writeHead(200, headers).end(page),
      (error: unknown) => response.destroy(error as Error),
    )
  })
}

const textOf = async (address: string) => (await fetch(address)).text()

const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
