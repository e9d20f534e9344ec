import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { type Contender, forward, serve } from './proxy.ts'

export async function serveBare(app: string): Promise<Contender> {
  const script = await bundle()
  const path = `/assets/bare-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  const html = brotliCompressSync(pageWith(path))
  const compressed = brotliCompressSync(script)
  return serve((asked, response) => {
    const { url = '/' } = asked
    response.setHeader('content-encoding', 'br')
    if (url === path) {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' }
      return response.writeHead(200, headers).end(compressed)
    }
    if (url.startsWith('/graphql') || url.includes('.')) {
      response.removeHeader('content-encoding')
      return forward(app, asked, response)
    }
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .end(html)
  })
}

async function bundle(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bare/main.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' },
  })
  const [script] = outputFiles
  if (!script) throw new Error('The build made no script.')
  return script.contents
}

const pageWith = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>React and Apollo Client</title>
    <script src="${script}" defer></script>
  </head>
  <body><div id="root"></div></body>
</html>`
