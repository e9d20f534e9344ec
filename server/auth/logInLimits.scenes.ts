import { cast } from '../testing/cast.ts'
import { emptyDatabase, urlOf, useServer } from '../testing/testServer.ts'
import { seedIfEmpty } from '../seed/seed.ts'
import { people } from '../seed/users.ts'
import { appCode, turnsOnTwoStep, wrongCode } from '../testing/twoStep.ts'
import { startReset } from './passwordResets.ts'

const limits =
  'failedLogInsOfUsername=3/900 failedLogInsOfOwner=3/900 failedLogIns=8/900 logIns=30/900 signUps=4/900 passwordResets=3/900 wrongCodes=3/900 wrongCodesOfOwner=3/900'
const settings = { TRUST_PROXY: '1', RATE_LIMITS: limits }

/** Every test uses new addresses, so that tests do not share counts. */
let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`

async function send(path: string, address: string, body: object) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const response = await fetch(urlOf(path), { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

const logIn = async (address: string, username: string, password: string, code?: string) =>
  (await send('/api/auth/login', address, { username, password, code })).status

async function statuses(count: number, ask: () => Promise<number>): Promise<number[]> {
  const answers: number[] = []
  for (let asked = 0; asked < count; asked++) answers.push(await ask())
  return answers
}

describe('wrong passwords', () => {
  useServer(settings)

  it('from unknown addresses share one limit per username', async () => {
    const { alice } = await cast()
    expect(await statuses(4, () => logIn(newAddress(), 'Alice', 'a guess'))).toEqual([401, 401, 401, 429])
    expect(await logIn(newAddress(), 'alice', alice.password)).toBe(429)
    const refused = await send('/api/auth/login', newAddress(), { username: 'ALICE', password: 'a guess' })
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(900)
  })

  it('from unknown addresses never lock out the owner at a known address', async () => {
    const { bob } = await cast()
    const home = newAddress()
    expect(await logIn(home, 'bob', bob.password)).toBe(200)
    await statuses(10, () => logIn(newAddress(), 'bob', 'a guess'))
    expect(await logIn(newAddress(), 'bob', bob.password)).toBe(429)
    expect(await logIn(home, 'bob', 'mistyped')).toBe(401)
    expect(await logIn(home, 'bob', bob.password)).toBe(200)
  })

  it('are limited at a known address too, and a successful log-in resets their count', async () => {
    const { carol } = await cast()
    const home = newAddress()
    expect(await logIn(home, 'carol', carol.password)).toBe(200)
    expect(await statuses(2, () => logIn(home, 'carol', 'wrong'))).toEqual([401, 401])
    expect(await logIn(home, 'carol', carol.password)).toBe(200)
    expect(await statuses(4, () => logIn(home, 'carol', 'wrong'))).toEqual([401, 401, 401, 429])
    expect(await logIn(home, 'carol', carol.password)).toBe(429)
  })

  it('cannot bypass the limit by arriving at the same time', async () => {
    await cast()
    const tries = Array.from({ length: 20 }, () => logIn(newAddress(), 'dan', 'a guess'))
    const answers = await Promise.all(tries)
    expect(answers.filter((status) => status === 401)).toHaveLength(3)
    expect(answers.filter((status) => status === 429)).toHaveLength(17)
  })

  it('and unknown usernames share one limit per address, or per /64 for IPv6', async () => {
    const { alice } = await cast()
    let host = 0
    const nextHost = () => `2001:db8:1:2::${++host}`
    expect(await statuses(8, () => logIn(nextHost(), 'nobody', 'a guess'))).toEqual(Array(8).fill(404))
    expect(await logIn(nextHost(), 'nobody', 'a guess')).toBe(429)
    expect(await logIn(nextHost(), 'alice', alice.password)).toBe(429)
    expect(await logIn('2001:db8:1:3::1', 'alice', alice.password)).toBe(200)
  })

  it('and wrong codes after the right one are limited per account, but lock nobody out at a known address', async () => {
    const { alice, bob } = await cast()
    const home = newAddress()
    expect(await logIn(home, 'bob', bob.password)).toBe(200)
    const { secret } = await turnsOnTwoStep(bob)
    const wrong = wrongCode(secret)
    expect(await statuses(4, () => logIn(newAddress(), 'bob', bob.password, wrong))).toEqual([401, 401, 401, 429])
    expect(await logIn(newAddress(), 'bob', bob.password, appCode(secret, 1))).toBe(429)
    // Somebody with a link for a new password has not passed the second step either.
    const { token } = await startReset(bob.id)
    const asker = newAddress()
    const query = `mutation { resetPassword(input: { token: "${token}", password: "${alice.password}" }) { username } }`
    await send('/graphql', asker, { query })
    expect(await logIn(asker, 'bob', bob.password, wrong)).toBe(429)
    expect(await statuses(2, () => logIn(home, 'bob', bob.password, wrong))).toEqual([401, 401])
    expect(await logIn(home, 'bob', bob.password, appCode(secret, 1))).toBe(200)
    expect(await statuses(4, () => logIn(home, 'bob', bob.password, wrong))).toEqual([401, 401, 401, 429])
  })

  it('for a demo account lock nobody out', async () => {
    await emptyDatabase()
    await seedIfEmpty()
    const [username = '', { password = '' } = {}] = Object.entries(people)[0] ?? []
    await statuses(10, () => logIn(newAddress(), username, 'a guess'))
    expect(await logIn(newAddress(), username, password)).toBe(200)
  })
})

describe('the limits of an address', () => {
  useServer(settings)

  const signUp = (address: string, username: string) => {
    const form = { name: username, username, email: 'a@example.org', password: 'secret1', confirmPassword: 'secret1' }
    return send('/api/auth/signup', address, form)
  }

  it('count sign-ups, except invalid ones', async () => {
    await cast()
    const address = newAddress()
    for (const username of ['a b', 'alice', 'eve1', 'eve2', 'eve3', 'eve4']) await signUp(address, username)
    expect(await signUp(address, 'eve5')).toMatchObject({ status: 429 })
    expect((await signUp(address, 'eve5')).retryAfter).toBeGreaterThan(0)
    expect(await signUp(newAddress(), 'eve5')).toMatchObject({ status: 201 })
  })

  it('count log-ins, successful ones too', async () => {
    const { alice } = await cast()
    const address = newAddress()
    await statuses(30, () => logIn(address, 'alice', alice.password))
    expect(await logIn(address, 'alice', alice.password)).toBe(429)
  })

  it('count guesses at links for a new password', async () => {
    await cast()
    const query = 'mutation { resetPassword(input: { token: "a guess", password: "another" }) { username } }'
    const asks = async (address: string) => (await send('/graphql', address, { query })).retryAfter > 0
    const [guesser, other] = [newAddress(), newAddress()]
    const refused = [await asks(guesser), await asks(guesser), await asks(guesser), await asks(guesser)]
    expect(refused).toEqual([false, false, false, true])
    expect(await asks(other)).toBe(false)
  })
})
