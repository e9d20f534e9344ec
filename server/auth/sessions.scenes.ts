import { database } from '../db/connection.ts'
import { userDocument } from '../testing/documents.ts'
import { Person } from '../testing/person.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { publicUserId } from '../users/userIds.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { setWatching } from './sessionCache.ts'
import { SessionModel } from './session.model.ts'

useServer()

/** Release 0.1.0 signed it. Never replace it: it stands for tokens in browsers. It expires in 2100. */
const keptToken = [
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6Ild4TnEwMi1GVngybiJ9',
  'eyJpYXQiOjE3OTU2OTYwNTYsImV4cCI6NDEyOTM2MDA1NiwiYXVkIjoibGlubmV0LWFwaSIsImlzcyI6Imxpbm5ldCIsInN1YiI6ImtlcHQtYWNjb3VudCIsImp0aSI6ImtlcHQtc2Vzc2lvbiJ9',
  'LIiy_ti_r5q9k5nuxTEcaoLRYm18OjFjjkGLKe76U0I',
].join('.')

/** What 0.1.0 stored for the token; earlier releases lacked `isDemo`. */
const stored = {
  _id: 'kept-session',
  userId: 'kept-account',
  isDemo: false,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  expiresAt: new Date('2100-01-01T00:00:00Z'),
}
const { isDemo: _later, ...storedBefore } = stored

describe('a session that an older release started', () => {
  it.each([
    ['0.1.0', stored],
    ['an older one', storedBefore],
  ])('is still open after the upgrade: %s', async (_release, session) => {
    await emptyDatabase()
    await database()
      .collection('users')
      .insertOne(userDocument({ _id: 'kept-account', username: 'ada' }) as never)
    await database()
      .collection('sessions')
      .insertOne(session as never)
    const ada = new Person({ id: 'kept-account', token: keptToken })
    expect(await ada.asks('{ viewer { id username } }')).toEqual({
      viewer: { id: publicUserId('kept-account'), username: 'ada' },
    })
    const { sessions } = await ada.asks('{ sessions { edges { node { isCurrent } } } }')
    expect(sessions.edges).toEqual([{ node: { isCurrent: true } }])
  })
})

const isLoggedIn = async (person: Person) => (await person.asks('{ viewer { id } }'))['viewer'] !== null

const sessionReads = async (person: Person) =>
  (await commandsDuring(() => isLoggedIn(person))).filter(({ collection }) => collection === 'sessions').length

describe('a session', () => {
  let alice: Person

  beforeEach(async () => {
    alice = (await cast()).alice
  })

  it('ends here too when another server ends it', async () => {
    while ((await sessionReads(alice)) > 0);
    await SessionModel.deleteMany({ userId: alice.id })
    while (await isLoggedIn(alice));
  })

  it('is read for every request while the change stream is down', async () => {
    while ((await sessionReads(alice)) > 0);
    setWatching(false)
    expect([await sessionReads(alice), await sessionReads(alice)]).toEqual([1, 1])
    setWatching(true)
  })
})
