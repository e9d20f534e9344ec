import { createSecretKey } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt from 'jsonwebtoken'

export function setting(name: 'MONGODB_URI' | 'JWT_SECRET'): string {
  const given = process.env[name]
  if (!given) throw new Error('Start this file through npm run bench.')
  return given
}

export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => console.log(`Ready on :${(server.address() as AddressInfo).port}`))
}

/** Given a string, jsonwebtoken checks on every call whether it is a public key. */
const secret = createSecretKey(Buffer.from(setting('JWT_SECRET')))

export function viewerOf({ headers: { authorization } }: IncomingMessage): string | undefined {
  if (authorization === undefined) return undefined
  const { sub } = jwt.verify(authorization.replace('Bearer ', ''), secret, { algorithms: ['HS256'] })
  if (typeof sub !== 'string') throw new Error('The token names no account.')
  return sub
}
