import { createSecretKey } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt from 'jsonwebtoken'
import type { Setting } from './harness.ts'

export function setting(): Setting {
  const given = process.env['CONTENDER']
  if (!given) throw new Error('Start this file through npm run bench.')
  return JSON.parse(given) as Setting
}

/** Listens on a free port and reports it to the parent process. */
export function listenAndReport(server: Server): void {
  server.listen(0, '127.0.0.1', () => reportPort((server.address() as AddressInfo).port))
}

/** Reports the port to the parent, answers its messages with the CPU time, and ends together with it. */
export function reportPort(port: number): void {
  process.send?.(port)
  process.on('message', () => process.send?.(process.cpuUsage()))
  process.once('disconnect', () => process.exit())
}

/** Given a string, jsonwebtoken would try on every call whether it is a public key. */
const secret = createSecretKey(Buffer.from(setting().secret))

/** The id of the account in the token; undefined for a guest. */
export function viewerOf({ headers: { authorization } }: IncomingMessage): string | undefined {
  if (authorization === undefined) return undefined
  const { sub } = jwt.verify(authorization.replace('Bearer ', ''), secret, { algorithms: ['HS256'] })
  if (typeof sub !== 'string') throw new Error('The token names no account.')
  return sub
}
