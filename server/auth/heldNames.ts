import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import { usernameKey } from '../users/users.rules.ts'
import { authErrors } from './auth.errors.ts'
import { HeldNameModel } from './heldName.model.ts'

/** How long nobody can take the name of a deleted account, to pretend to be its owner. */
const daysHeld = 90

export async function holdName(username: string): Promise<void> {
  const until = new Date(Date.now() + daysHeld * 24 * 60 * 60_000)
  await HeldNameModel.updateOne({ _id: digestOf(username) }, { until }, { upsert: true })
}

/** Throws USERNAME_TAKEN if an account with this name was deleted in the last 90 days. */
export async function requireUnheldName(username: string): Promise<void> {
  const held = await HeldNameModel.findOne({ _id: digestOf(username) }).lean()
  // MongoDB deletes it up to a minute after its time.
  if (held && held.until > new Date()) throw new AppError(authErrors.USERNAME_TAKEN)
}

const digestOf = (username: string) => createHash('sha256').update(usernameKey(username)).digest('hex')
