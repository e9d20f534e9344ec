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

/**
 * Looks whether a password is right by `check`, unless too many given for this username from this address were not: then
 * it throws TOO_MANY_ATTEMPTS. An attempt counts before it is looked at, so that many at once cannot outrun the limit; one
 * that was right ends the count, and one that could not be looked at is taken back.
 */
export async function countingAttempts(
  ctx: Context,
  username: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const limiter = attempts(ctx.config.loginAttempts)
  const key = keyOf(ctx, username)
  await limiter.consume(key).catch((refusal: unknown) => {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
  })
  const isRight = await check().catch(async (error: unknown) => {
    await limiter.reward(key)
    throw error
  })
  if (isRight) await limiter.delete(key)
  return isRight
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) })
}
