import { cast } from '../testing/cast.ts'
import { RawConnection } from '../testing/rawConnection.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

const path = '/api/posts/edit/no-such-post'
const body = JSON.stringify({ postData: {}, padding: 'x'.repeat(2_400_000) })

const headersFrom = (address: string, token = '') => ({
  ...{ host: 'x', 'x-forwarded-for': address, authorization: token },
  ...{ 'content-type': 'application/json', 'content-length': `${body.length}` },
})

/** Sends all but the last byte of a body that is almost as large as any may be. */
async function beginsFrom(address: string, token?: string): Promise<RawConnection> {
  const connection = await RawConnection.open()
  const lines = Object.entries(headersFrom(address, token)).map(([name, value]) => `${name}: ${value}\r\n`)
  await connection.sends(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await connection.sends(body.slice(0, -1))
  return connection
}

describe('bodies that do not come to an end', () => {
  useServer(sharedSettings)

  it('take an eighth of the room of all if they are of one network, until they end', async () => {
    const { alice } = await cast()
    const whole = { method: 'POST', headers: headersFrom('192.0.2.2', alice.token), body }
    for (const _round of [1, 2]) {
      const begun = await Promise.all([1, 2, 3, 4].map(() => beginsFrom('192.0.2.1', alice.token)))
      const answers = begun.map((connection) => connection.statusLine())
      expect(await Promise.race(answers)).toMatch(/ 503 /)
      expect((await fetch(urlOf(path), whole)).status).toBe(404)
      for (const connection of begun) await connection.sends('}')
      const statuses = (await Promise.all(answers)).map((line) => line.split(' ')[1])
      expect(statuses.sort()).toEqual(['404', '404', '404', '503'])
      for (const connection of begun) connection.leaves()
    }
  })
})
