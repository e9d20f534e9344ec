import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt from 'jsonwebtoken'
import type { Setting } from './question.ts'

/** What this contender was started with. */
export function setting(): Setting {
  const given = process.env['CONTENDER']
  if (!given) throw new Error('Started by npm run bench only.')
  return JSON.parse(given) as Setting
}

/** Listens on a free port and tells the process that measures. Ends when that one does. */
export function listening(server: Server): void {
  server.listen(0, '127.0.0.1', () => told((server.address() as AddressInfo).port))
}

/** Tells the process that measures where this one listens. */
export function told(port: number): void {
  process.send?.(port)
  process.once('disconnect', () => process.exit())
}

const { secret } = setting()

/** The account that a request's token names. */
export function viewerOf({ headers }: IncomingMessage): string {
  const token = (headers.authorization ?? '').replace('Bearer ', '')
  const { sub } = jwt.verify(token, secret, { algorithms: ['HS256'] })
  if (typeof sub !== 'string') throw new Error('A token without an account.')
  return sub
}
