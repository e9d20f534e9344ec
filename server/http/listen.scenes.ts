import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen } from './listen.ts'

const quiet = () => {}

describe('listening', () => {
  it('reports a port that is taken in a clear sentence', async () => {
    const first = createServer()
    await listen(first, 0, '127.0.0.1', quiet)
    const { port } = first.address() as AddressInfo
    await expect(listen(createServer(), port, '127.0.0.1', quiet)).rejects.toThrow(`Port ${port} is taken.`)
    first.close()
  })

  it.each(['192.0.2.1', 'no-such-host.invalid'])(
    'reports a host that is not this machine in a clear sentence: %s',
    async (host) => {
      for (const port of [0, undefined]) {
        await expect(listen(createServer(), port, host, quiet)).rejects.toMatchObject({
          name: 'ListenError',
          message: expect.stringContaining(`HOST ${host}`),
        })
      }
    },
  )
})
