import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { setWatching } from './sessionCache.ts'
import { SessionModel } from './session.model.ts'

useServer()

const isLoggedIn = async (person: Person) => (await person.asks('{ viewer { id } }'))['viewer'] !== null

/** How often one request reads the session from MongoDB. */
const sessionReads = async (person: Person) =>
  (await commandsDuring(() => isLoggedIn(person))).filter(({ collection }) => collection === 'sessions').length

describe('a session', () => {
  let alice: Person

  beforeEach(async () => {
    alice = (await cast()).alice
  })

  // The timeout is shorter than the lifetime of a cached session.
  it('ends here too when another server ends it', async () => {
    while ((await sessionReads(alice)) > 0);
    await SessionModel.deleteMany({ userId: alice.id })
    while (await isLoggedIn(alice));
  }, 55_000)

  it('is read for every request while the change stream is down', async () => {
    while ((await sessionReads(alice)) > 0);
    setWatching(false)
    expect([await sessionReads(alice), await sessionReads(alice)]).toEqual([1, 1])
    setWatching(true)
  })
})
