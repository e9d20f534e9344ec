import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { networkOf } from './address.ts'

/** Stands for the client's network where its address may not be kept. There are so few that a digest needs a key. */
export const networkDigest = ({ address, config }: Pick<Context, 'address' | 'config'>): string =>
  createHmac('sha256', config.jwtSecret).update(networkOf(address)).digest('base64url')
