import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { parseConfig } from '../config.ts'
import { findPaths } from '../paths.ts'
import { builtClient } from '../testing/builtClient.ts'
import { offlinePagePath, offlineParts } from './offline.ts'

type Kept = { version: string; icon: string; shell: string; files: { url: string; revision: string | null }[] }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function built(options?: { hasWorker: boolean }): Promise<string> {
  const folder = await builtClient(options)
  ends.push(() => rm(folder, { recursive: true }))
  return folder
}

async function served(client: string, settings: Record<string, string> = {}) {
  const app = express()
  app.use((_request, response, next) => {
    response.setHeader('content-security-policy', "script-src 'self'")
    next()
  })
  const offline = offlineParts({ paths: { ...findPaths(), client }, config: parseConfig(settings) })
  app.get('/sw.js', offline.worker)
  app.get(offlinePagePath, offline.page)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
}

async function keptBy(ask: (path: string) => Promise<Response>): Promise<Kept> {
  const script = await (await ask('/sw.js')).text()
  const [, kept = ''] = /^self\.kept=(.*);\nstarted\(\)$/.exec(script) ?? []
  return JSON.parse(kept) as Kept
}

describe('the service worker', () => {
  it("is revalidated each time, and stores this build's scripts, styles and icons, and a page", async () => {
    const ask = await served(await built())
    const { headers } = await ask('/sw.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toContain('text/javascript')
    const { version, icon, files, shell } = await keptBy(ask)
    expect([version, icon]).toEqual(['/assets/app-1.js', '/icon-192.png'])
    expect(files.map(({ url }) => url)).toEqual([
      '/assets/app-1.css',
      '/assets/app-1.js',
      '/assets/later-1.js',
      '/favicon.svg',
      '/icon-192.png',
    ])
    const page = await ask(shell)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^script-src 'self'/)
    const html = await page.text()
    expect(html).toContain('<p>Twitter for guests</p>')
    expect(html).toContain('<p>for %username%</p>')
  })

  it('stores another page when the brand changes, and none of a server with other settings', async () => {
    const client = await built()
    const [one, other] = await Promise.all([served(client), served(client, { BRAND: 'Harbour' })])
    const shell = (await keptBy(other)).shell
    expect(shell).not.toBe((await keptBy(one)).shell)
    expect(await (await other(shell)).text()).toContain('<title>Harbour</title>')
    expect((await one(shell)).status).toBe(404)
  })

  it('is missing when the build has none', async () => {
    const ask = await served(await built({ hasWorker: false }))
    expect((await ask('/sw.js')).status).toBe(404)
    expect((await ask('/offline/any')).status).toBe(404)
  })
})
