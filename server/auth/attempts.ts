import mongoose from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import type { Context } from '../context.ts'
import { usernameKey } from '../users/users.rules.ts'

const windowSeconds = 15 * 60

let limiter: RateLimiterMongo | null = null

/** Failed log-ins are counted per username and address, in MongoDB, so that all servers count together. */
function attempts(points: number): RateLimiterMongo {
  limiter ??= new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'attempts',
    keyPrefix: 'login',
    points,
    duration: windowSeconds,
  })
  return limiter
}

const keyOf = (ctx: Context, username: string) => `${usernameKey(username).slice(0, 64)}@${ctx.address}`

/** Throws TOO_MANY_ATTEMPTS when this username failed too often from this address. */
export async function requireAttemptsLeft(ctx: Context, username: string): Promise<void> {
  const state = await attempts(ctx.config.loginAttempts).get(keyOf(ctx, username))
  if (state && state.consumedPoints > ctx.config.loginAttempts) throw tooMany(state)
}

/** Counts a failed log-in. Throws TOO_MANY_ATTEMPTS when it was one too many. */
export async function countFailure(ctx: Context, username: string): Promise<void> {
  try {
    await attempts(ctx.config.loginAttempts).consume(keyOf(ctx, username))
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
  }
}

/** Forgets the failures after a log-in that worked. */
export async function forgetFailures(ctx: Context, username: string): Promise<void> {
  await attempts(ctx.config.loginAttempts).delete(keyOf(ctx, username))
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) })
}
