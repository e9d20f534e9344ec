import { seedIfEmpty } from '../seed/seed.ts'
import { people } from '../seed/users.ts'
import { cast, logsIn } from '../testing/cast.ts'
import { Person } from '../testing/person.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { emptyDatabase, testSettings, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { SessionModel } from './session.model.ts'
import { beginSession, endDemoSessions, mostSessions } from './sessions.ts'

async function demoAccount(): Promise<Person> {
  const [username = '', { password = '' } = {}] = Object.entries(people)[0] ?? []
  return logsIn(new Person({ username, password }))
}

describe('demo accounts', () => {
  useServer(sharedSettings)

  it('have no limit on their sessions', async () => {
    await emptyDatabase()
    await seedIfEmpty()
    const first = await demoAccount()
    for (let begun = 0; begun <= mostSessions; begun++)
      await beginSession({ id: first.id, isDemo: true }, testSettings.JWT_SECRET)
    expect((await first.asks('{ viewer { id } }'))['viewer']).toEqual({ id: first.publicId })
  })

  it('have rate limits per session, so that one user cannot use up those of the others', async () => {
    const { bobsPost, alice } = await cast()
    await UserModel.updateOne({ _id: alice.id }, { isDemo: true })
    const [one, other] = await Promise.all([logsIn(alice), logsIn(alice)])
    for (const act of ['likes', 'unlikes', 'likes', 'unlikes'] as const) await one[act](bobsPost)
    await expect(one.likes(bobsPost)).rejects.toHaveCode('RATE_LIMITED')
    await expect(other.likes(bobsPost)).resolves.toMatchObject({ likeCount: 1 })
  })

  it('lose their sessions when they are turned off, and other accounts keep theirs', async () => {
    await emptyDatabase()
    await seedIfEmpty()
    const demo = await demoAccount()
    const sessions = await SessionModel.countDocuments({})
    await SessionModel.create({
      _id: 'other',
      userId: 'other',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 1e6),
    })
    await endDemoSessions()
    expect(sessions).toBe(1)
    expect((await demo.asks('{ viewer { id } }'))['viewer']).toBeNull()
    expect(await SessionModel.countDocuments({})).toBe(1)
  })
})
