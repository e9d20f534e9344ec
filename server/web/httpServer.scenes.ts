import mongoose from 'mongoose'
import packageJson from '../../package.json' with { type: 'json' }
import { schemaVersion } from '../backup/schemaVersion.ts'
import { RawConnection } from '../testing/rawConnection.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

describe('the HTTP server', () => {
  it('is alive, and ready when the database responds', async () => {
    expect((await fetch(urlOf('/healthz'))).status).toBe(200)
    expect((await fetch(urlOf('/readyz'))).status).toBe(200)
  })

  it('asks the database once for all who look within a second whether it is ready', async () => {
    let pings = 0
    const note = ({ commandName }: { commandName: string }) => void (pings += commandName === 'ping' ? 1 : 0)
    const client = mongoose.connection.getClient().on('commandStarted', note)
    const look = () => fetch(urlOf('/readyz'))
    await Promise.all([look(), look(), look()])
    await look()
    client.off('commandStarted', note)
    expect(pings).toBeLessThanOrEqual(1)
  })

  it('tells programs on its machine its release, the version of its data and what its disk has left', async () => {
    const answer: unknown = await (await fetch(urlOf('/readyz'))).json()
    const disk = { free: expect.any(Number), size: expect.any(Number) }
    expect(answer).toEqual({ status: 'ready', release: packageJson.version, schema: schemaVersion, disk })
  })

  it.each(['x-forwarded-for', 'forwarded'])('tells a proxy only that it is ready: %s', async (header) => {
    const answer = await fetch(urlOf('/readyz'), { headers: { [header]: '127.0.0.1' } })
    expect(await answer.json()).toEqual({ status: 'ready' })
  })

  it('gives every request an id', async () => {
    const ids = await Promise.all(
      ['/healthz', '/healthz'].map(async (path) => (await fetch(urlOf(path))).headers.get('x-request-id')),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('serves built-in pictures with their content type and long caching', async () => {
    const response = await fetch(urlOf('/media/builtin/default-avatar.webp'))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['two Host headers', '1.1', 'Host: a.example\r\nhost: b.example\r\n'],
    ['the same host twice', '1.1', 'host: a.example\r\nhost: a.example\r\n'],
    ['no Host header', '1.1', ''],
    ['two Host headers', '1.0', 'host: a.example\r\nhost: b.example\r\n'],
  ])('answers 400 to %s in HTTP/%s, on every path', async (_what, version, hosts) => {
    for (const path of ['/', '/healthz', '/api/posts', '/graphql', '/media/builtin/default-avatar.webp']) {
      const connection = await RawConnection.open()
      await connection.sends(`GET ${path} HTTP/${version}\r\n${hosts}connection: close\r\n\r\n`)
      expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 400 [^]+Send one Host header\./)
    }
    const upgrade = await RawConnection.open()
    const headers = `${hosts}connection: upgrade\r\nupgrade: websocket\r\n`
    await upgrade.sends(`GET /graphql HTTP/${version}\r\n${headers}\r\n`)
    expect(await upgrade.statusLine()).toMatch(/ 400 /)
    upgrade.leaves()
  })

  it('reads the body of a request that offers HTTP/2', async () => {
    const body = JSON.stringify({ query: '{ __typename }' })
    const offer = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n'
    const connection = await RawConnection.open()
    const facts = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`
    await connection.sends(`POST /graphql HTTP/1.1\r\nhost: a.example\r\n${offer}${facts}\r\n${body}`)
    expect(await connection.statusLine()).toMatch(/ 200 /)
    connection.leaves()
  })

  it('does not wait for the client to close after a refused WebSocket', async () => {
    const connection = await RawConnection.open({ staysOpen: true })
    const request = 'GET /elsewhere HTTP/1.1\r\nhost: a.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'
    await connection.sends(request)
    expect(await connection.statusLine()).toMatch(/ 404 /)
    // Whatever comes after the end breaks a connection that the server has closed.
    expect(await connection.untilBroken()).toBe(true)
  })

  it.each([
    ['an old client that names no host', '1.0', ''],
    ['a client with an expectation that it does not know', '1.1', 'host: a.example\r\nexpect: much\r\n'],
  ])('answers %s', async (_who, version, headers) => {
    const connection = await RawConnection.open()
    await connection.sends(`GET /healthz HTTP/${version}\r\n${headers}connection: close\r\n\r\n`)
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 200 /)
  })

  it('serves nothing outside their folders', async () => {
    for (const path of [
      '/media/seed/../users.ts',
      '/media/seed/%2e%2e/users.ts',
      '/media/seed/nothing.webp',
      '/media/seed/',
    ]) {
      expect((await fetch(urlOf(path))).status).toBe(404)
    }
  })

  it('forbids scripts from other origins', async () => {
    const policy = (await fetch(urlOf('/healthz'))).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
  })
})
