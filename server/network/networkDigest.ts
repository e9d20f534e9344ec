import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { networkOf } from './address.ts'

/** Stands for the client's network if the address may not be kept. It needs a key, because networks are few. */
export const networkDigest = ({ address, config }: Pick<Context, 'address' | 'config'>): string =>
  createHmac('sha256', config.jwtSecret).update(networkOf(address)).digest('base64url')
