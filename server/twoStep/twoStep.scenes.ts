import { startReset } from '../auth/passwordResets.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { cast, logsIn } from '../testing/cast.ts'
import { type Data, Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { appCode, turnsOnTwoStep, wrongCode } from '../testing/twoStep.ts'
import { UserModel } from '../users/user.model.ts'
import { purposeOf, seal } from './secrets.ts'

useServer()

const begun = Date.now()
let ahead = 0

function nextCode(secret: string): string {
  ahead += 30_000
  return appCode(secret)
}

const logIn = ({ username, password }: Person, code?: string) =>
  new Person().does('logIn', { username, password, code }, 'token user { username }')
const state = 'twoStep { isOn isAvailable isRequired recoveryCodesLeft }'
const stateOf = async (person: Person) => (await person.asks(`{ viewer { ${state} } }`))['viewer']['twoStep'] as Data
const stored = async ({ id }: Person) => (await UserModel.findById(id).select('+twoStep').lean())?.twoStep

describe('two-step log-in', () => {
  beforeAll(() => void import.meta.jest.spyOn(Date, 'now').mockImplementation(() => begun + ahead))
  afterAll(() => import.meta.jest.restoreAllMocks())

  it('asks for a code only after the right password', async () => {
    const { alice } = await cast()
    const { secret } = await turnsOnTwoStep(alice)
    await expect(logIn(alice)).rejects.toHaveCode('CODE_REQUIRED')
    await expect(logIn(alice, wrongCode(secret))).rejects.toHaveCode('CODE_WRONG')
    const guessing = new Person({ username: 'alice', password: 'a guess' })
    await expect(logIn(guessing)).rejects.toHaveCode('INVALID_CREDENTIALS')
    await expect(logIn(guessing, appCode(secret))).rejects.toHaveCode('INVALID_CREDENTIALS')
    const code = nextCode(secret)
    const { token } = await logIn(alice, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await stateOf(new Person({ token }))).toEqual({
      ...{ isOn: true, isAvailable: true, isRequired: false, recoveryCodesLeft: 10 },
    })
  })

  it('takes each code once, a step early or late, and no older one after it', async () => {
    const { alice, bob } = await cast()
    const { secret } = await turnsOnTwoStep(alice)
    // The code that turned it on is used up.
    await expect(logIn(alice, appCode(secret))).rejects.toHaveCode('CODE_WRONG')
    const code = nextCode(secret)
    const settled = await Promise.allSettled([1, 2, 3, 4].map(() => logIn(alice, code)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    ahead += 120_000
    await expect(logIn(alice, appCode(secret, 2))).rejects.toHaveCode('CODE_WRONG')
    await expect(logIn(alice, appCode(secret, -2))).rejects.toHaveCode('CODE_WRONG')
    await logIn(alice, appCode(secret, -1))
    await logIn(alice, appCode(secret, 1))
    await expect(logIn(alice, appCode(secret, 0))).rejects.toHaveCode('CODE_WRONG')
    await expect(logIn(bob, 'elsewhere ignored')).resolves.toMatchObject({ user: { username: 'bob' } })
  })

  it('takes each recovery code once, however it is typed, until there are new ones', async () => {
    const { alice } = await cast()
    const { secret, recoveryCodes } = await turnsOnTwoStep(alice)
    const [first = '', second = ''] = recoveryCodes
    expect(recoveryCodes).toEqual(Array(10).fill(expect.stringMatching(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)))
    expect(new Set(recoveryCodes).size).toBe(10)
    const settled = await Promise.allSettled([1, 2].map(() => logIn(alice, first.toUpperCase().replaceAll('-', ' '))))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stateOf(alice)).toMatchObject({ recoveryCodesLeft: 9 })
    const confirmation = { password: alice.password, code: nextCode(secret) }
    const renewed = await alice.does('renewRecoveryCodes', confirmation, `user { ${state} } recoveryCodes`)
    expect(renewed['user'].twoStep).toMatchObject({ recoveryCodesLeft: 10 })
    await expect(logIn(alice, second)).rejects.toHaveCode('CODE_WRONG')
    await logIn(alice, renewed['recoveryCodes'][0])
  })

  it('stores neither the secret nor a recovery code as it is, and tells nobody', async () => {
    const { alice, bob } = await cast()
    const { secret, recoveryCodes } = await turnsOnTwoStep(alice)
    const inDatabase = JSON.stringify(await UserModel.collection.find().toArray())
    for (const hidden of [secret, ...recoveryCodes]) expect(inDatabase).not.toContain(hidden)
    const { secret: sealed = '' } = (await stored(alice)) ?? {}
    expect(inDatabase).toContain(sealed)
    const users = await new RestClient(urlOf, alice.token).get('/api/users')
    expect(JSON.stringify(users.body)).not.toContain(sealed)
    expect((await bob.asks(`{ user(username: "alice") { ${state} } }`))['user']).toEqual({ twoStep: null })
  })

  it('ends the other sessions when it is turned on, and none when it is turned off', async () => {
    const { alice } = await cast()
    const other = await logsIn(alice)
    const { secret, recoveryCodes } = await turnsOnTwoStep(alice)
    await expect(other.posts('without a second step')).rejects.toHaveCode('UNAUTHENTICATED')
    const { token } = await logIn(alice, nextCode(secret))
    const ends = (password: string, code: string) =>
      alice.does('turnOffTwoStep', { password, code }, `user { ${state} }`)
    await expect(ends('a guess', recoveryCodes[0] ?? '')).rejects.toHaveCode('INVALID_CREDENTIALS')
    await expect(ends(alice.password, '')).rejects.toHaveCode('CODE_REQUIRED')
    await expect(ends(alice.password, wrongCode(secret))).rejects.toHaveCode('CODE_WRONG')
    expect(await ends(alice.password, recoveryCodes[0] ?? '')).toMatchObject({ user: { twoStep: { isOn: false } } })
    expect(await stored(alice)).toBeUndefined()
    await new Person({ token }).posts('still logged in')
    await logsIn(alice)
  })

  it('is set up in one session, within half an hour, and once', async () => {
    const { alice } = await cast()
    const other = await logsIn(alice)
    const starts = () => alice.does('startTwoStep', { password: alice.password }, 'setUp secret uri')
    const turnsOn = (person: Person, { setUp, secret }: Data) =>
      person.does('turnOnTwoStep', { setUp, code: appCode(secret) }, 'recoveryCodes')
    const [begun, twice] = [await starts(), await starts()]
    expect(begun['uri']).toMatch(
      /^otpauth:\/\/totp\/Twitter:alice\?issuer=Twitter&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    )
    await expect(turnsOn(other, begun)).rejects.toHaveCode('TWO_STEP_CHANGED')
    await expect(turnsOn(alice, { ...begun, setUp: 'made up' })).rejects.toHaveCode('TWO_STEP_CHANGED')
    const wrong = { setUp: begun['setUp'], code: wrongCode(begun['secret']) }
    await expect(alice.does('turnOnTwoStep', wrong, 'recoveryCodes')).rejects.toHaveCode('CODE_WRONG')
    ahead += 31 * 60_000
    await expect(turnsOn(alice, begun)).rejects.toHaveCode('TWO_STEP_CHANGED')
    ahead -= 31 * 60_000
    await turnsOn(alice, begun)
    await expect(turnsOn(alice, twice)).rejects.toHaveCode('TWO_STEP_CHANGED')
    await expect(starts()).rejects.toHaveCode('TWO_STEP_CHANGED')
  })

  it('stays after a new password from a link, and for a suspended account', async () => {
    const { alice, guest } = await cast()
    const { secret } = await turnsOnTwoStep(alice)
    const { token } = await startReset(alice.id)
    await guest.does('resetPassword', { token, password: 'chosen anew' }, 'username')
    const renewed = new Person({ username: 'alice', password: 'chosen anew' })
    await expect(logIn(renewed)).rejects.toHaveCode('CODE_REQUIRED')
    await suspend(null, alice.id, { until: null, rule: 'SPAM', note: '' })
    await expect(logIn(renewed)).rejects.toHaveCode('CODE_REQUIRED')
    await logIn(renewed, nextCode(secret))
  })

  it('is asked for by REST too, in the words for a wrong password', async () => {
    const { alice } = await cast()
    const { secret } = await turnsOnTwoStep(alice)
    const { username, password } = alice
    const asks = (body: object) => new RestClient(urlOf).post('/api/auth/login', { username, ...body })
    const refusals = [
      await asks({ password: 'a guess' }),
      await asks({ password }),
      await asks({ password, code: 'no' }),
    ]
    for (const { status, body } of refusals) expect({ status, body }).toEqual({ status: 401, body: refusals[0]?.body })
    expect(await asks({ password, code: nextCode(secret) })).toMatchObject({
      status: 200,
      body: { foundUser: { username } },
    })
  })

  it('lets nobody in with a secret that is not of the account or the key, but by a recovery code', async () => {
    const { alice, bob } = await cast()
    const { secret, recoveryCodes } = await turnsOnTwoStep(alice)
    await turnsOnTwoStep(bob)
    await UserModel.updateOne({ _id: alice.id }, { 'twoStep.secret': (await stored(bob))?.secret })
    await expect(logIn(alice, appCode(secret))).rejects.toHaveCode('TWO_STEP_UNAVAILABLE')
    const { config, ...rest } = testContext()
    const otherKey = { ...rest, config: { ...config, secretsKey: 'the key of another site, long enough too' } }
    await UserModel.updateOne({ _id: alice.id }, { 'twoStep.secret': seal(otherKey, secret, purposeOf(alice.id)) })
    await expect(logIn(alice, appCode(secret))).rejects.toHaveCode('TWO_STEP_UNAVAILABLE')
    await logIn(alice, recoveryCodes[0])
    const noKey = { ...rest, config: { ...config, secretsKey: undefined } }
    expect(() => seal(noKey, secret, '')).toThrow(/recovery code/)
  })
})
