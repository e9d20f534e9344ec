import { UserModel } from '../users/user.model.ts'
import type { Config } from '../config.ts'
import type { PersonName } from './users.ts'

const demoModerator: PersonName = 'samir_routes'

const loopback = ['127.0.0.1', '::1', 'localhost']

/** Makes a demo account a moderator, if no other machine can reach the server: the password is public. */
export async function chooseDemoModerator({ host = '', production }: Config): Promise<void> {
  const account = { usernameKey: demoModerator, isDemo: true }
  if (!production && loopback.includes(host)) await UserModel.updateOne(account, { role: 'MODERATOR' })
  else await UserModel.updateOne({ ...account, role: 'MODERATOR' }, { $unset: { role: 1 } })
}
