import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { AppError, commonErrors } from '../errors.ts'
import { keptLog } from '../testing/keptLog.ts'
import { logFailure } from './failureLog.ts'
import { requestLog } from './requestLog.ts'

const settings = { trustsProxy: () => true, logsAddresses: false, slowMs: null }

/** A server that only writes requests into the log. All its answers have this status. */
async function startNoting(log: Logger, status = 200, config = settings) {
  const note = requestLog(log, config)
  const server = createServer((request, response) => {
    note(request, response, () => {
      response.statusCode = status
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

describe('the log', () => {
  it.each([200, 404, 503])('has one line without private data for a response with status %i', async (status) => {
    const { lines, log } = keptLog()
    const server = await startNoting(log, status)
    const headers = { authorization: 'a token', cookie: 'a cookie' }
    const answer = await fetch(`${server.url}/path?secret=query`, { headers })
    await server.close()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
      req: { method: 'GET', path: '/path' },
      res: { status },
    })
    expect(JSON.stringify(lines)).not.toMatch(/secret|token|cookie|stack/)
  })

  it('and the answer have the id that a proxy gave the request', async () => {
    const { lines, log } = keptLog()
    const server = await startNoting(log)
    const answer = await fetch(server.url, { headers: { 'x-request-id': 'edge-7f:12' } })
    await server.close()
    expect(answer.headers.get('x-request-id')).toBe('edge-7f:12')
    expect(lines).toEqual([expect.objectContaining({ requestId: 'edge-7f:12' })])
  })

  it.each(['', 'with a space', '"quoted"', '<b>', 'x'.repeat(129)])(
    'takes no id from a proxy that it could not keep: %s',
    async (given) => {
      const { lines, log } = keptLog()
      const server = await startNoting(log)
      const answer = await fetch(server.url, { headers: { 'x-request-id': given } })
      await server.close()
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(lines).toEqual([expect.objectContaining({ requestId: answer.headers.get('x-request-id') })])
    },
  )

  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2::77', '2001:db8:1::/48'],
  ])('has the network of a client, and its address only by a setting: %s', async (client, network) => {
    const linesWith = async (logsAddresses: boolean) => {
      const { lines, log } = keptLog()
      const server = await startNoting(log, 200, { ...settings, logsAddresses })
      await fetch(server.url, { headers: { 'x-forwarded-for': client } })
      await server.close()
      return lines
    }
    const address = client.replace('::ffff:', '')
    const [line] = await linesWith(false)
    expect(line).toMatchObject({ network })
    expect(JSON.stringify(line)).not.toContain(address)
    expect(await linesWith(true)).toEqual([expect.objectContaining({ address })])
  })

  it('has one line for a request whose client leaves before the answer', async () => {
    const { lines, log } = keptLog()
    const note = requestLog(log, settings)
    const leaving = new AbortController()
    const server = createServer((request, response) => {
      note(request, response, () => {
        response.once('close', () => {
          server.close()
          // fetch keeps it for seconds.
          server.closeAllConnections()
        })
        leaving.abort()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const closed = once(server, 'close')
    const { port } = server.address() as AddressInfo
    await expect(fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal })).rejects.toThrow()
    await closed
    expect(lines).toEqual([expect.objectContaining({ msg: 'request aborted' })])
  })

  it('has one line without a stack for an expected failure', () => {
    const { lines, log } = keptLog()
    const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    for (const error of [new AppError(commonErrors.BUSY, { cause: new Error('no primary') }), left])
      logFailure(log, error, {})
    expect(lines.map(({ reason }) => reason)).toEqual(['no primary', 'the client left'])
    expect(JSON.stringify(lines)).not.toContain('stack')
  })

  it('has the stack of an unexpected failure', () => {
    const { lines, log } = keptLog()
    logFailure(log, new Error('a mistake of ours'), {})
    expect(JSON.stringify(lines)).toContain('requestLog.scenes.ts')
  })
})
