import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type IncomingMessage, type RequestListener, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import express from 'express'
import { compress } from '../http/compressed.ts'
import { appOf } from '../testing/appOf.ts'
import { builtClient } from '../testing/builtClient.ts'
import { cast } from '../testing/cast.ts'
import { chooseSite } from '../testing/chosenSite.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { appPageAt } from './appPages.ts'
import { type Html, htmlParts, sendPage } from './htmlPage.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** An app with the files that the page of a member needs. */
async function appFor(page: string): Promise<string> {
  const { modules } = appPageAt(page, new URLSearchParams(), 'member')
  const client = await builtClient({ modules })
  ends.push(() => rm(client, { recursive: true }))
  return served(appOf(client, testContext()))
}

describe('a page', () => {
  useServer()

  it('has the head that a guest sees, also with the token of somebody who is blocked', async () => {
    const { alice, bob } = await cast()
    const app = await appFor('/profile/alice')
    await alice.does('blockUser', { userId: bob.publicId }, 'user { id }')
    const headers = { authorization: `Bearer ${bob.token}`, cookie: 'signed_in=1' }
    const page = await fetch(`${app}/profile/alice`, { headers })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>alice (@alice) / Twitter</title>')
  })

  it('has the chosen logo as its icon, also on a home screen and beside push messages', async () => {
    await cast()
    const app = await appFor('/')
    const icons = async () => {
      const html = await (await fetch(app, { headers: { cookie: 'signed_in=1' } })).text()
      const links = Array.from(
        html.matchAll(/<link rel="(?:apple-touch-)?icon"[^>]* href="([^"]*)"/g),
        ([, href]) => href,
      )
      return [...links, /"icon":"([^"]*)"/.exec(await (await fetch(`${app}/sw.js`)).text())?.[1]]
    }
    expect(await icons()).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/icon-192.png'])
    const logo = `/media/${'a'.repeat(22)}`
    await chooseSite({ logo: `${logo}.webp` })
    expect(await icons()).toEqual([`${logo}/96.webp`, `${logo}/240.webp`, `${logo}/240.webp`])
    await chooseSite()
  })
})

describe('the beginning of a page', () => {
  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ])('arrives before its rest is made, packed as %s', async (encoding, unpacker) => {
    const htmlOf = htmlParts()
    const begin = await htmlOf('<title>Begin</title>')
    let finish: (end: Html) => void = () => {}
    const end = new Promise<Html>((resolve) => (finish = resolve))
    const app = express().use(compress)
    app.get('/', (request, response) => sendPage({ status: 200, begin, end }, request, response))
    const request = get(await served(app), { headers: { 'accept-encoding': encoding } })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const unpacked = answer.pipe(unpacker()).setEncoding('utf8')
    expect(await once(unpacked, 'data')).toEqual(['<title>Begin</title>'])
    finish(await htmlOf('End', { isLast: true }))
    expect(await once(unpacked, 'data')).toEqual(['End'])
  })
})
