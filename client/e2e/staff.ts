import { asks } from './api.ts'
import { linnet } from './linnet.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

const changeRole = 'mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { action { id } } }'

/** Makes the account that gives roles to the others; only `linnet` can make the first administrator. */
export async function makesKeeper(): Promise<void> {
  const { username, token } = await newcomer('Rue Keeper')
  await linnet('user', 'role', username, 'admin')
  process.env['E2E_KEEPER'] = token
}

/** An account made for one test, with a role. */
export async function withRole(name: string, role: 'ADMIN' | 'MODERATOR'): Promise<Newcomer> {
  const account = await newcomer(name)
  await asks(changeRole, { input: { userId: account.id, role } }, process.env['E2E_KEEPER'])
  return account
}
