import { randomUUID } from 'node:crypto'
import { storedUserId } from '../users/userIds.ts'
import { storeAccounts } from './accounts.ts'
import { Person } from './person.ts'
import { emptyDatabase, testSettings } from './testServer.ts'

const password = 'correct horse battery'

export async function signsUp(username: string, more: object = {}): Promise<Person> {
  const form = {
    name: username,
    username,
    email: `${username}@example.org`,
    password,
    confirmPassword: password,
    ...more,
  }
  const { token, user } = await new Person().does('signUp', form, 'token user { id username }')
  return new Person({ id: storedUserId(user.id), username: user.username, password, token })
}

export async function logsIn(person: Person, withPassword = person.password, userAgent?: string): Promise<Person> {
  const input = { username: person.username, password: withPassword }
  const { token, user } = await new Person({ userAgent }).does('logIn', input, 'token user { id username }')
  return new Person({ id: storedUserId(user.id), username: user.username, password: withPassword, token })
}

type People = [alice: Person, bob: Person, carol: Person, dan: Person]

/** Empties the database and creates alice, bob, carol and dan, a guest, and one post by bob. */
export async function cast() {
  await emptyDatabase()
  const names = ['alice', 'bob', 'carol', 'dan'] as const
  const accounts = await storeAccounts(
    names.map((username) => ({ username })),
    password,
    testSettings.JWT_SECRET,
  )
  const [alice, bob, carol, dan] = accounts.map((account) => new Person({ ...account, password })) as People
  const bobsPost = await bob.posts('Hello from bob', { id: randomUUID() })
  return { alice, bob, carol, dan, guest: new Person(), bobsPost }
}
