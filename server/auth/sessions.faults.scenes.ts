import { logsIn, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'

useServer()

const rounds = 4

async function isLoggedIn(person: Person): Promise<boolean> {
  return (await person.asks('{ viewer { id } }'))['viewer'] !== null
}

async function logInsDuring(person: Person, change: Promise<unknown>): Promise<Person[]> {
  let isDone = false
  const sessions: Person[] = []
  const keepTrying = async () => {
    while (!isDone)
      await logsIn(person).then(
        (session) => sessions.push(session),
        () => undefined,
      )
  }
  const tries = Array.from({ length: 4 }, keepTrying)
  await change.finally(() => (isDone = true))
  await Promise.all(tries)
  return sessions
}

describe('under concurrent requests', () => {
  it('a log-out ends a session that is in use', async () => {
    await emptyDatabase()
    const alice = await signsUp('alice')
    for (let round = 0; round < rounds; round++) {
      const phone = await logsIn(alice)
      const uses = () => Array.from({ length: 10 }, () => isLoggedIn(phone))
      await Promise.all([...uses(), phone.asks('mutation { logOut { ended } }'), ...uses()])
      expect(await isLoggedIn(phone)).toBe(false)
    }
  })

  it('a log-in with the old password during a password change does not survive it', async () => {
    for (let round = 0; round < rounds; round++) {
      await emptyDatabase()
      const alice = await signsUp('alice')
      const change = alice.does(
        'changePassword',
        { currentPassword: alice.password, newPassword: 'a new one' },
        'user { id }',
      )
      for (const thief of await logInsDuring(alice, change)) expect(await isLoggedIn(thief)).toBe(false)
      expect(await isLoggedIn(alice)).toBe(true)
    }
  })

  it('a log-in during the deletion of the account does not survive it', async () => {
    for (let round = 0; round < rounds; round++) {
      await emptyDatabase()
      const alice = await signsUp('alice')
      const deletion = alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
      const others = await logInsDuring(alice, deletion)
      for (const other of [alice, ...others])
        await expect(other.posts('still here')).rejects.toHaveCode('UNAUTHENTICATED')
      expect(await violations()).toEqual([])
    }
  })

  it('only one of several deletions of an account succeeds', async () => {
    await emptyDatabase()
    const alice = await signsUp('alice')
    const deletions = Array.from({ length: 5 }, () =>
      alice.does('deleteAccount', { password: alice.password }, 'deletedUserId'),
    )
    const answers = await Promise.allSettled(deletions)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await violations()).toEqual([])
  })
})
