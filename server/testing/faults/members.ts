import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../auth/passwords.ts'
import { beginSession } from '../../auth/sessions.ts'
import { UserModel, derivedUserFields } from '../../users/user.model.ts'
import type { Member } from './steps.ts'

export const crowdPassword = 'one for all of us'

/** Inserts accounts with sessions directly, because hashing each password would take too long. */
export async function enrol(count: number, secret: string): Promise<Member[]> {
  const passwordHash = await hashPassword(crowdPassword)
  const now = new Date()
  const media = { avatar: '/media/builtin/default-avatar.webp', cover: '/media/builtin/default-cover.webp' }
  const accounts = Array.from({ length: count }, (_, index) => {
    const username = `member_${index}`
    const derived = derivedUserFields(username, username)
    return {
      _id: randomUUID(),
      username,
      name: username,
      ...derived,
      ...media,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    }
  })
  await UserModel.insertMany(accounts)
  return Promise.all(
    accounts.map(async ({ _id: id, username }) => ({
      id,
      username,
      token: (await beginSession({ id, isDemo: false }, secret)).token,
    })),
  )
}
