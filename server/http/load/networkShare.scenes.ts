import { setTimeout as sleep } from 'node:timers/promises'
import { RawConnection } from '../../testing/rawConnection.ts'
import { urlOf, useServer } from '../../testing/testServer.ts'

describe('an address that has its share of the requests in progress', () => {
  useServer({ MAX_REQUESTS: '2', TRUST_PROXY: '1' })

  const statusFrom = async (address: string) => {
    const response = await fetch(urlOf('/api/posts'), { headers: { 'x-forwarded-for': address } })
    await response.text()
    return response.status
  }

  it('gets no more, also while a body arrives slowly, and other addresses behind the same proxy do', async () => {
    const slow = await RawConnection.open()
    const headers = 'host: x\r\nx-forwarded-for: 192.0.2.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\n'
    await slow.sends(`POST /api/auth/login HTTP/1.1\r\n${headers}expect: 100-continue\r\n\r\n{`)
    expect(await slow.statusLine()).toMatch(/ 100 /)
    expect([await statusFrom('192.0.2.1'), await statusFrom('192.0.2.2')]).toEqual([503, 200])
    slow.leaves()
    while ((await statusFrom('192.0.2.1')) === 503) await sleep(10)
  })
})
