import jwt, { type SignOptions } from 'jsonwebtoken'
import { readToken, signToken } from './tokens.ts'

const jwtSecret = 'the secret of now, long enough to be one'
const jwtSecretPrevious = 'the secret before, long enough to be one'
const named = { userId: 'a user', sessionId: 'a session' }
const token = signToken(named, jwtSecret, 60)
const keyid = jwt.decode(token, { complete: true })?.header.kid ?? ''

/** A token of this server with changes. Undefined leaves a part out. */
function forged(changes: Partial<Record<keyof SignOptions, unknown>>, secret = jwtSecret): string {
  const usual = { algorithm: 'HS256', issuer: 'linnet', audience: 'linnet-api', subject: 'a user', jwtid: 'a session' }
  const options = Object.entries({ ...usual, keyid, expiresIn: 60, ...changes }).filter(
    ([, value]) => value !== undefined,
  )
  return jwt.sign({}, secret, Object.fromEntries(options) as SignOptions)
}

describe('a token', () => {
  it('names its account and its session', () => {
    expect(readToken(token, { jwtSecret })).toEqual(named)
    expect(readToken(forged({}), { jwtSecret })).toEqual(named)
  })

  it.each<[string, string]>([
    ['of another issuer', forged({ issuer: 'elsewhere' })],
    ['of no issuer', forged({ issuer: undefined })],
    ['for another audience', forged({ audience: 'elsewhere' })],
    ['for no audience', forged({ audience: undefined })],
    ['of another key', forged({ keyid: 'another' })],
    ['of no key', forged({ keyid: undefined })],
    ['of another algorithm', forged({ algorithm: 'HS512' })],
    ['without a signature', forged({ algorithm: 'none' }, '')],
    ['signed with another secret', forged({}, jwtSecretPrevious)],
    ['that has expired', forged({ expiresIn: -1 })],
    ['of nobody', forged({ subject: undefined })],
    ['of no session', forged({ jwtid: undefined })],
    ['that is not a token', 'nonsense'],
  ])('%s is refused', (_why, bad) => expect(readToken(bad, { jwtSecret })).toBeNull())

  it('that was valid before is refused once it expires', () => {
    const [secrets, brief] = [{ jwtSecret }, signToken(named, jwtSecret, 60)]
    expect(readToken(brief, secrets)).toEqual(named)
    import.meta.jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect(readToken(brief, secrets)).toBeNull()
    import.meta.jest.restoreAllMocks()
  })

  it('longer than any of ours is refused without a check', () => {
    expect(readToken(forged({ subject: 'a'.repeat(1_000) }), { jwtSecret })).toBeNull()
  })

  it('signed with the previous secret stays valid while that secret is configured', () => {
    const old = signToken(named, jwtSecretPrevious, 60)
    expect(readToken(old, { jwtSecret, jwtSecretPrevious })).toEqual(named)
    expect(readToken(token, { jwtSecret, jwtSecretPrevious })).toEqual(named)
    expect(readToken(old, { jwtSecret })).toBeNull()
    expect(readToken(forged({}, jwtSecretPrevious), { jwtSecret, jwtSecretPrevious })).toBeNull()
  })
})
