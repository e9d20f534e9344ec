import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { boundary, form } from '../testing/media/form.ts'
import { emptyPng } from '../testing/media/pictures.ts'
import { RawConnection } from '../testing/rawConnection.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

/** Larger than what the system buffers of an unread connection. */
const size = 12_000_000

const places = [
  ['/graphql', 'application/json', Buffer.alloc(size, '{"query":"')],
  ['/api/auth/signup', 'application/json', Buffer.alloc(size, '{"name":"')],
  [
    '/media/upload',
    `multipart/form-data; boundary=${boundary}`,
    form(Buffer.concat([emptyPng(9, 9), Buffer.alloc(size)])),
  ],
] as const

const headersOf = (type: string, { token = '' }: Person) => ({ 'content-type': type, authorization: token })

describe.each(places)('a body for %s that is too large', (path, type, body) => {
  it('gets a 413 that fetch reads', async () => {
    const { alice } = await cast()
    const request = { method: 'POST', headers: headersOf(type, alice), body: new Uint8Array(body) }
    const response = await fetch(urlOf(path), request)
    expect(response.status).toBe(413)
    expect(await response.json()).toHaveProperty('errors')
  })

  it('gets a 413 that a client reads even if it first writes everything', async () => {
    const { alice } = await cast()
    const connection = await RawConnection.open()
    const headers = { host: 'x', 'content-length': `${body.length}`, ...headersOf(type, alice) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    await connection.sends(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    await connection.sends(body)
    expect(await connection.statusLine()).toMatch(/^HTTP\/1.1 413 /)
    connection.leaves()
  })
})
