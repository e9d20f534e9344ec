import { asks } from './api.ts'
import { linnet } from './linnet.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

const changeRole = 'mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { action { id } } }'

/** Gives roles to the others; only `linnet` can make the first administrator. */
let keeper: Promise<Newcomer> | undefined

async function newKeeper(): Promise<Newcomer> {
  const account = await newcomer('Rue Keeper')
  await linnet('user', 'role', account.username, 'admin')
  return account
}

/** An account made for one test, with a role. */
export async function withRole(name: string, role: 'ADMIN' | 'MODERATOR'): Promise<Newcomer> {
  const account = await newcomer(name)
  const { token } = await (keeper ??= newKeeper())
  await asks(changeRole, { input: { userId: account.id, role } }, token)
  return account
}
