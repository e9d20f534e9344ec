import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { AppError, commonErrors } from '../errors.ts'
import { logFailure } from './failureLog.ts'
import { requestLog } from './requestLog.ts'

function keptLog() {
  const lines: Record<string, unknown>[] = []
  const kept = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>)
      done()
    },
  })
  return { lines, log: pino({ base: null }, kept) }
}

describe('the log', () => {
  it.each([200, 404, 503])('has one line without private data for a response with status %i', async (status) => {
    const { lines, log } = keptLog()
    const note = requestLog(log)
    const server = createServer((request, response) => {
      note(request, response)
      response.statusCode = status
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/path?secret=query`
    const answer = await fetch(url, { headers: { authorization: 'a token', cookie: 'a cookie' } })
    server.close()
    await once(server, 'close')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
      req: { method: 'GET', path: '/path' },
      res: { status },
    })
    expect(JSON.stringify(lines)).not.toMatch(/secret|token|cookie|stack/)
  })

  it('has one line for a request whose client leaves before the answer', async () => {
    const { lines, log } = keptLog()
    const note = requestLog(log)
    const leaving = new AbortController()
    const server = createServer((request, response) => {
      note(request, response)
      response.once('close', () => server.close())
      leaving.abort()
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
    expect(JSON.stringify(lines)).toContain('requestLog.test.ts')
  })
})
