import { randomUUID } from 'node:crypto'
import { storedUserId } from '../users/userIds.ts'
import { Person } from './person.ts'
import { emptyDatabase } from './testServer.ts'

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

export async function logsIn(person: Person, withPassword = person.password): Promise<Person> {
  const input = { username: person.username, password: withPassword }
  const { token, user } = await new Person().does('logIn', input, 'token user { id username }')
  return new Person({ id: storedUserId(user.id), username: user.username, password: withPassword, token })
}

/** Empties the database and creates alice, bob, carol and dan, a guest, and one post by bob. */
export async function cast() {
  await emptyDatabase()
  const [alice, bob, carol, dan] = await Promise.all([
    signsUp('alice'),
    signsUp('bob'),
    signsUp('carol'),
    signsUp('dan'),
  ])
  const bobsPost = await bob.posts('Hello from bob', { id: randomUUID() })
  return { alice, bob, carol, dan, guest: new Person(), bobsPost }
}
