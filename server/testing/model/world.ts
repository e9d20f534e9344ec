import { randomUUID } from 'node:crypto'
import { beginSession } from '../../auth/sessions.ts'
import { publicUserId, storedUserId } from '../../users/userIds.ts'
import { storeAccounts } from '../accounts.ts'
import { type Account, State } from './state.ts'

const firstPassword = 'the first password'

let worlds = 0

/** Four accounts with five devices, and a guest's. Inserted directly, because hashing is slow. */
export async function newWorld(secret: string): Promise<State> {
  const state = new State()
  const world = ++worlds
  state.hashtag = `world_${world}`
  state.accounts = ['ann', 'ben', 'cas', 'dee'].map((name) => newAccount(`${name}_${world}`))
  const stored = await storeAccounts(
    state.accounts.map(({ id, username }) => ({ id: storedUserId(id), username })),
    firstPassword,
    secret,
  )
  state.devices = state.accounts.map((account, index) => ({ account, isOver: false, token: stored[index]?.token }))
  const [first] = state.accounts
  if (first) {
    const { token } = await beginSession({ id: storedUserId(first.id), isDemo: false }, secret)
    state.devices.push({ account: first, isOver: false, token })
  }
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
