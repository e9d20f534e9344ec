import { randomUUID } from 'node:crypto'
import { hashPassword } from '../auth/passwords.ts'
import { SessionModel } from '../auth/session.model.ts'
import { signToken } from '../auth/tokens.ts'
import { builtinMedia } from '../media/builtin.ts'
import { silentRank } from '../users/user.row.ts'
import { storeUsers, userDocument } from './documents.ts'

export type StoredAccount = { id: string; username: string; token: string }

const hashes = new Map<string, Promise<string>>()
const lifetimeSeconds = 7 * 24 * 60 * 60

/** Stores accounts with a session each, as signing up does, but with one hash and in two commands. */
export async function storeAccounts(
  accounts: readonly { id?: string; username: string }[],
  password: string,
  secret: string,
): Promise<StoredAccount[]> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const passwordHash = await hash
  const now = new Date()
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000)
  const users = accounts.map(({ id = randomUUID(), username }) =>
    userDocument({
      ...{ _id: id, username, email: `${username}@example.org`, passwordHash },
      ...{ website: builtinMedia.website, feedRank: silentRank, createdAt: now, updatedAt: now },
    }),
  )
  const sessions = users.map(({ _id: userId }) => ({
    ...{ _id: randomUUID(), userId, isDemo: false, createdAt: now, expiresAt },
  }))
  await storeUsers(users)
  await SessionModel.collection.insertMany(sessions as never[])
  return users.map(({ _id: id, username }, index) => {
    const sessionId = sessions[index]?._id ?? ''
    return { id, username, token: signToken({ userId: id, sessionId }, secret, lifetimeSeconds) }
  })
}
