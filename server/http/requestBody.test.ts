import { RawConnection } from '../testing/rawConnection.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

describe('a JSON body', () => {
  it('that stalls gets 408, from either API', async () => {
    const begun = ['/graphql', '/api/auth/login'].map(async (path) => {
      const connection = await RawConnection.open()
      const headers = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n'
      await connection.sends(`POST ${path} HTTP/1.1\r\n${headers}{"query":`)
      return connection.statusLine().finally(() => connection.leaves())
    })
    for (const statusLine of await Promise.all(begun)) expect(statusLine).toMatch(/^HTTP\/1.1 408 /)
  })
})
