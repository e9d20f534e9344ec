import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { hearEndings } from './believedSessions.ts'
import { SessionModel } from './session.model.ts'

useServer()

const isLoggedIn = async (person: Person) => (await person.asks('{ viewer { id } }'))['viewer'] !== null

/** How often the server asks for the person's session while it answers. */
const timesAsked = async (person: Person) =>
  (await commandsDuring(() => isLoggedIn(person))).filter(({ collection }) => collection === 'sessions').length

describe('a session', () => {
  // Shorter than the time for which a session is believed.
  it('that another server ends is over here too', async () => {
    const { alice } = await cast()
    // Believed from here on: the server hears of endings, and asks no more.
    while ((await timesAsked(alice)) > 0);
    await SessionModel.deleteMany({ userId: alice.id })
    while (await isLoggedIn(alice));
  }, 40_000)

  it('is asked for at each request while the server hears of no endings', async () => {
    const { alice } = await cast()
    while ((await timesAsked(alice)) > 0);
    hearEndings(false)
    expect([await timesAsked(alice), await timesAsked(alice)]).toEqual([1, 1])
    hearEndings(true)
  })
})
