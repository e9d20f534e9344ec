import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { parseConfig } from '../config.ts'
import { testSettings } from '../testing/testServer.ts'
import { noticeProxy } from './proxyNotice.ts'

const lines: string[] = []
const log = pino({}, { write: (line: string) => lines.push(line) })
const notices = () => lines.filter((line) => line.includes('X-Forwarded-For')).length
const headers = { 'x-forwarded-for': '192.0.2.1' }

describe('the log', () => {
  it.each(['false', '1'])('says nothing of it with TRUST_PROXY=%s', (TRUST_PROXY) => {
    noticeProxy(parseConfig({ ...testSettings, TRUST_PROXY }), log)({ headers } as unknown as IncomingMessage)
    expect(notices()).toBe(0)
  })
})
