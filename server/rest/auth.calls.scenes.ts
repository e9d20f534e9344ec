import { cast, signsUp } from '../testing/cast.ts'
import { OldClient, wrongField } from '../testing/oldClient.ts'
import { UserModel } from '../users/user.model.ts'
import { limitedSettings } from '../testing/sharedSettings.ts'
import { useServer } from '../testing/testServer.ts'

const guest = new OldClient()
const form = { name: 'Eve', username: 'eve', email: 'eve@example.org', password: 'secret1', confirmPassword: 'secret1' }
const signUp = (more: object = {}) => guest.post('/auth/signup', { ...form, ...more })
const refusal = (status: number, message: string) => ({ status, body: { errors: [message] } })

describe('POST /auth/signup', () => {
  useServer(limitedSettings)
  beforeAll(() => cast())

  it('answers 201 with the whole new account and a token that works', async () => {
    const { status, body } = await signUp()
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['createdUser', 'encodedToken'])
    expect(body['createdUser']).toMatchObject({
      username: 'eve',
      name: 'Eve',
      email: 'eve@example.org',
      isVerified: false,
    })
    expect(body['createdUser']).not.toHaveProperty('bio')
    expect(body['createdUser']).not.toHaveProperty('location')
    expect(body['createdUser']).toMatchObject({ followers: [], following: [], bookmarks: [] })
    expect(await new OldClient({ token: body['encodedToken'] }).get('/users/bookmark')).toMatchObject({ status: 200 })
  })

  it('takes a form', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const sends = (body: string) => guest.sends('POST', '/auth/signup', body, type)
    const fields = { ...form, username: 'zoe', name: 'Zoë & Co' }
    const { status, body } = await sends(new URLSearchParams(fields).toString())
    expect([status, body['createdUser']?.name]).toEqual([201, 'Zoë & Co'])
    expect(await sends('username=max')).toMatchObject(wrongField('Please fill the name field!', 'name'))
    expect(await sends('name=caf%E9')).toMatchObject(wrongField('Invalid input.'))
  })

  it.each<[object, number, string]>([
    [{ username: 'ALICE' }, 422, 'Unprocessable Entity. Username Already Exists.'],
    [{ name: ' ' }, 400, 'Please fill the name field!'],
    [{ username: '' }, 400, 'Please fill the username field!'],
    [{ email: undefined }, 400, 'Please fill the email field!'],
    [{ password: '' }, 400, 'Please fill the password field!'],
    [{ confirmPassword: '' }, 400, 'Please fill the confirm password field!'],
    [{ password: 'short', confirmPassword: 'short' }, 400, 'Password should atleast be 6 characters!'],
    [{ confirmPassword: 'another' }, 400, "Confirm password doesn't match!"],
    [{ username: 'edit' }, 400, 'This username is reserved.'],
    [{ username: { $ne: null } }, 400, 'Invalid input.'],
    [{ name: 'a\0b' }, 400, 'Invalid input.'],
    [{ name: 'a\ud800b' }, 400, 'Invalid input.'],
    [{ password: 1234567, confirmPassword: 1234567 }, 400, 'Invalid input.'],
    [{ email: null }, 400, 'Invalid input.'],
  ])('refuses %j with %d %s', async (more, status, message) => {
    const before = await UserModel.countDocuments()
    expect(await signUp(more)).toMatchObject(status === 400 ? wrongField(message) : refusal(status, message))
    expect(await UserModel.countDocuments()).toBe(before)
  })

  it('ignores fields that a client may not set', async () => {
    const { body } = await signUp({
      username: 'eve_2',
      _id: 'mine',
      isVerified: true,
      isDemo: true,
      followers: [{}],
      createdAt: 'yesterday',
      bookmarks: ['x'],
    })
    expect(body['createdUser']).toMatchObject({ isVerified: false, followers: [], bookmarks: [] })
    expect(body['createdUser']._id).not.toBe('mine')
  })
})

describe('POST /auth/login', () => {
  useServer(limitedSettings)
  beforeAll(() => cast())

  it('answers 200 with the whole account and a token, whatever the letter case of the username', async () => {
    const alice = await signsUp('Alice_2')
    const { status, body } = await guest.post('/auth/login', { username: 'ALICE_2', password: alice.password })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['foundUser', 'encodedToken'])
    expect(body['foundUser']).toMatchObject({
      _id: alice.id,
      username: 'Alice_2',
      name: 'Alice_2',
      email: 'Alice_2@example.org',
    })
    expect(body['foundUser'].avatar).toMatch(/^\/media\//)
  })

  it.each<[object, number, string]>([
    [{ username: 'nobody', password: 'whatever' }, 404, 'The username you entered is not Registered. Not Found error'],
    [
      { username: 'alice', password: 'wrong' },
      401,
      'The credentials you entered are invalid. Unauthorized access error.',
    ],
    [{ username: '', password: 'x' }, 400, 'Please fill the username field!'],
    [{ username: 'alice' }, 401, 'The credentials you entered are invalid. Unauthorized access error.'],
    [{}, 400, 'Please fill the username field!'],
    [{ username: { $ne: null }, password: { $ne: null } }, 400, 'Invalid input.'],
    [['alice'], 400, 'Invalid input.'],
  ])('refuses %j with %d %s', async (sent, status, message) => {
    const expected = status === 400 ? wrongField(message) : refusal(status, message)
    expect(await guest.post('/auth/login', sent)).toMatchObject(expected)
  })

  it('answers 429 with Retry-After after too many failures', async () => {
    await signsUp('frank')
    for (const _ of [1, 2, 3]) await guest.post('/auth/login', { username: 'frank', password: 'wrong' })
    const answer = await guest.post('/auth/login', { username: 'frank', password: 'wrong' })
    expect(answer).toMatchObject(refusal(429, 'Too many attempts, please try again later.'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
