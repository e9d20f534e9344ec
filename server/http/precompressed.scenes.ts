import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { precompressed } from './precompressed.ts'

const folder = mkdtempSync(join(tmpdir(), 'precompressed-'))
const app = express()
app.use((_request, response, next) => {
  for (const name of ['content-security-policy', 'x-frame-options', 'x-content-type-options']) response.set(name, 'set')
  next()
})
app.use('/assets', precompressed(folder, { immutable: true, maxAge: 1_000 }), express.static(folder))
const server = createServer(app)

beforeAll(async () => {
  writeFileSync(join(folder, 'app.js'), 'plain')
  writeFileSync(join(folder, 'app.js.br'), brotliCompressSync('as built'))
  writeFileSync(join(folder, 'small.css'), 'small')
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function loads(path: string, accepted: string) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://localhost:${port}/assets${path}`, { headers: { 'accept-encoding': accepted } })
  return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) }
}

describe('a file that the build compressed', () => {
  it('is sent compressed, with its own type, and caches distinguish the two forms', async () => {
    const { text, headers } = await loads('/app.js?v=1', 'gzip, br')
    expect(text).toBe('as built')
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=1, immutable',
      vary: 'accept-encoding',
    })
  })

  it('has the security headers that matter to it, and not those of pages', async () => {
    const { headers } = await loads('/app.js', 'br')
    expect(headers['x-content-type-options']).toBe('set')
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers).not.toHaveProperty('x-frame-options')
  })

  it('is sent uncompressed to a client that does not accept brotli', async () => {
    const { text, headers } = await loads('/app.js', 'gzip')
    expect(text).toBe('plain')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers['vary']).toBe('accept-encoding')
  })
})

describe('any other file', () => {
  it('is sent uncompressed, with all headers', async () => {
    const { text, headers } = await loads('/small.css', 'br')
    expect(text).toBe('small')
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'x-frame-options': 'set' })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it.each(['/nothing.js', '/../precompressed.ts', '/%2e%2e/secret', '/'])('is not there: %s', async (path) => {
    const { status, headers } = await loads(path, 'br')
    expect(status).toBe(404)
    expect(headers).not.toHaveProperty('content-encoding')
  })
})
