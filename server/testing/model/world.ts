import { randomUUID } from 'node:crypto'
import { beginSession } from '../../auth/sessions.ts'
import { LinkPreviewModel, linkPreviewId } from '../../linkCards/linkPreview.model.ts'
import { UserModel } from '../../users/user.model.ts'
import { publicUserId, storedUserId } from '../../users/userIds.ts'
import { storeAccounts } from '../accounts.ts'
import { State, newAccount, pageWithCard } from './state.ts'

const firstPassword = 'the first password'

/** Worlds share a database, so nobody here is the last administrator. */
const people = {
  ann: 'ADMIN',
  ben: 'MODERATOR',
  cas: null,
  dee: null,
  eve: null,
  fay: null,
  gus: null,
  hal: null,
} as const

/** The people who looked at the card of the page. */
const lookedAtCards: readonly string[] = ['ann', 'ben', 'cas', 'dee', 'eve', 'fay']

let worlds = 0

/** Eight accounts with nine devices, and a guest's. They are inserted directly, because hashing is slow. */
export async function newWorld(secret: string): Promise<State> {
  const state = new State()
  state.name = `w${++worlds}x`
  state.accounts = Object.entries(people).map(([name, role]) => ({
    ...newAccount(publicUserId(randomUUID()), `${state.name}_${name}`, firstPassword),
    ...(role && { role }),
    hasLooked: lookedAtCards.includes(name),
  }))
  const stored = await storeAccounts(
    state.accounts.map(({ id, username }) => ({ id: storedUserId(id), username })),
    firstPassword,
    secret,
  )
  const url = pageWithCard
  const card = { url, title: 'Tea', description: null, siteName: null, image: null }
  const owners = state.accounts.flatMap(({ id, hasLooked }) => (hasLooked ? storedUserId(id) : []))
  const looks = owners.map((ownerId) => ({ _id: linkPreviewId(ownerId, url), ownerId, card, at: new Date() }))
  await LinkPreviewModel.insertMany(looks)
  for (const { id, role } of state.accounts)
    if (role !== 'MEMBER') await UserModel.updateOne({ _id: storedUserId(id) }, { role })
  state.devices = state.accounts.map((account, index) => ({ account, isOver: false, token: stored[index]?.token }))
  const [first] = state.accounts
  if (first) {
    const { token } = await beginSession({ id: storedUserId(first.id), isDemo: false }, secret)
    state.devices.push({ account: first, isOver: false, token })
  }
  state.devices.push({ account: null, isOver: true, token: undefined })
  return state
}
