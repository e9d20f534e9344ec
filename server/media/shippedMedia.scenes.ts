import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { shippedMedia } from './shippedMedia.ts'

const folder = mkdtempSync(join(tmpdir(), 'shipped-media-'))
const [own, scaled] = [join(folder, 'own'), join(folder, 'scaled')]
const app = express()
app.use('/media/seed', shippedMedia(own, scaled))
const server = createServer(app)

beforeAll(async () => {
  mkdirSync(own)
  writeFileSync(join(own, 'bird.webp'), 'full')
  writeFileSync(join(own, 'bird.mp4'), 'video')
  mkdirSync(join(scaled, 'bird'), { recursive: true })
  writeFileSync(join(scaled, 'bird/480.webp'), 'small')
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function loads(path: string) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://localhost:${port}/media/seed${path}`)
  return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) }
}

describe('an image that comes with the app', () => {
  it('is served in a width in which the build has scaled it, and as it is without one', async () => {
    expect((await loads('/bird/480.webp')).text).toBe('small')
    expect((await loads('/bird.webp')).text).toBe('full')
  })

  it('is served as it is for a width that the build has not made', async () => {
    expect((await loads('/bird/960.webp')).text).toBe('full')
    expect((await loads('/bird/96.webp?v=1')).text).toBe('full')
  })

  it.each(['/bird.webp', '/bird/480.webp', '/bird/960.webp'])(
    'may be kept for ever and embedded anywhere, and can never run as a page: %s',
    async (path) => {
      expect((await loads(path)).headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
    },
  )

  it.each(['/bird/481.webp', '/bird/0480.webp', '/bird/480.mp4', '/cat/480.webp', '/bird/480'])(
    'is at no other address: %s',
    async (path) => {
      expect((await loads(path)).status).toBe(404)
    },
  )
})
