import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../auth/passwords.ts'
import { beginSession } from '../../auth/sessions.ts'
import { UserModel, derivedUserFields } from '../../users/user.model.ts'
import { publicUserId, storedUserId } from '../../users/userIds.ts'
import { type Account, State } from './state.ts'

const firstPassword = 'the first password'

let hash: Promise<string> | undefined
let worlds = 0

/** Four accounts with five devices, and a guest's. Inserted directly, because hashing is slow. */
export async function newWorld(secret: string): Promise<State> {
  const state = new State()
  const world = ++worlds
  state.hashtag = `world_${world}`
  state.accounts = ['ann', 'ben', 'cas', 'dee'].map((name) => newAccount(`${name}_${world}`))
  const passwordHash = await (hash ??= hashPassword(firstPassword))
  await UserModel.insertMany(state.accounts.map((account) => ({ ...storedAccount(account), passwordHash })))
  const owners = [...state.accounts, ...state.accounts.slice(0, 1)]
  const sessions = await Promise.all(
    owners.map(({ id }) => beginSession({ id: storedUserId(id), isDemo: false }, secret)),
  )
  state.devices = owners.map((account, index) => ({ account, isOver: false, token: sessions[index]?.token }))
  state.devices.push({ account: null, isOver: true, token: undefined })
  return state
}

function newAccount(username: string): Account {
  return {
    id: publicUserId(randomUUID()),
    username,
    name: username,
    bio: '',
    verifiedKind: null,
    password: firstPassword,
    isDeleted: false,
  }
}

function storedAccount({ id, username, name }: Account) {
  const now = new Date()
  const media = { avatar: '/media/builtin/default-avatar.webp', cover: '/media/builtin/default-cover.webp' }
  return {
    _id: storedUserId(id),
    username,
    name,
    email: `${username}@example.org`,
    ...derivedUserFields(username, name),
    ...media,
    createdAt: now,
    updatedAt: now,
  }
}
