import { UserModel } from '../users/user.model.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import { type AnswerError, Person } from '../testing/person.ts'
import { limitedSettings } from '../testing/sharedSettings.ts'
import { testSettings, useServer } from '../testing/testServer.ts'
import { SessionModel } from './session.model.ts'
import { beginSession, mostSessions } from './sessions.ts'

const form = { name: 'Eve', username: 'eve', email: 'eve@example.org', password: 'secret1', confirmPassword: 'secret1' }
const signUp = (more: object) => new Person().does('signUp', { ...form, ...more }, 'token user { username }')

describe('signing up', () => {
  useServer(limitedSettings)

  it('starts a session', async () => {
    await cast()
    const eve = await signsUp('Eve_1')
    expect(await eve.asks('{ viewer { username email } }')).toEqual({
      viewer: { username: 'Eve_1', email: 'Eve_1@example.org' },
    })
  })

  it('stores the name as a line without invisible characters', async () => {
    const ada = await signsUp('ada', { name: '\u200b Ada\nLovelace\u0007\ufeff' })
    expect((await ada.asks('{ viewer { name } }')).viewer.name).toBe('Ada Lovelace')
  })

  it('reports all problems of the form at once, in the words of the specification', async () => {
    const error = await signUp({ name: ' ', email: '', password: 'short', confirmPassword: '' }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Please fill the name field!' })
    expect((error as AnswerError).fields).toEqual([
      { field: 'name', message: 'Please fill the name field!' },
      { field: 'email', message: 'Please fill the email field!' },
      { field: 'password', message: 'Password should atleast be 6 characters!' },
      { field: 'confirmPassword', message: 'Please fill the confirm password field!' },
    ])
  })

  it('requires the same password twice', async () => {
    await expect(signUp({ confirmPassword: 'secret2' })).rejects.toThrow("Confirm password doesn't match!")
  })

  it.each(['', 'a b', 'ä', 'x'.repeat(31), 'edit', 'Bookmark', 'a/b'])(
    'refuses the username "%s"',
    async (username) => {
      await expect(signUp({ username })).rejects.toHaveCode('VALIDATION_FAILED')
    },
  )

  it('is not possible under a name that sounds like whoever runs the site, but under one of underscores', async () => {
    for (const username of ['admin', 'Root', 'SUPPORT', 'ad_min_'])
      await expect(signUp({ username })).rejects.toMatchObject({
        fields: [{ field: 'username', message: 'This username is reserved.' }],
      })
    expect(await signUp({ username: '__' })).toBeDefined()
  })

  it('gives a username in any letter case to one account only, even for concurrent requests', async () => {
    await cast()
    const answers = await Promise.allSettled(['Eve', 'eve', 'EVE'].map((username) => signUp({ username })))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }: { reason: AnswerError }) => reason.code)).toEqual([
      'USERNAME_TAKEN',
      'USERNAME_TAKEN',
    ])
  })

  it('stores no account if its session cannot be stored', async () => {
    const refuseSessions = (validator: object) =>
      SessionModel.db.db?.command({ collMod: SessionModel.collection.name, validator })
    await refuseSessions({ userId: 'nobody' })
    await expect(signUp({ username: 'mallory' })).rejects.toHaveCode('INTERNAL')
    await refuseSessions({})
    await expect(signUp({ username: 'mallory' })).resolves.toMatchObject({ user: { username: 'mallory' } })
  })

  it('stores the password as an argon2id hash', async () => {
    await cast()
    const stored = await UserModel.findOne({ usernameKey: 'alice' }).select('+passwordHash').lean()
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/)
  })
})

describe('logging in', () => {
  useServer(limitedSettings)

  it('finds the account in any letter case', async () => {
    const { alice } = await cast()
    const again = await new Person().does('logIn', { username: 'ALICE', password: alice.password }, 'user { id }')
    expect(again['user'].id).toBe(alice.publicId)
  })

  it('distinguishes an unknown username from a wrong password', async () => {
    const { alice } = await cast()
    await expect(logsIn(new Person({ username: 'nobody' }), 'whatever')).rejects.toHaveCode('NOT_FOUND')
    await expect(logsIn(alice, 'wrong password')).rejects.toHaveCode('INVALID_CREDENTIALS')
  })

  it('requires both fields', async () => {
    const error = await new Person()
      .does('logIn', { username: '', password: '' }, 'token')
      .catch((thrown: unknown) => thrown)
    expect((error as AnswerError).fields).toEqual([
      { field: 'username', message: 'Please fill the username field!' },
      { field: 'password', message: 'Please fill the password field!' },
    ])
  })

  it('is refused after too many failures, even with the right password', async () => {
    const { dan } = await cast()
    for (const _ of [1, 2, 3]) await expect(logsIn(dan, 'wrong')).rejects.toHaveCode('INVALID_CREDENTIALS')
    await expect(logsIn(dan, 'wrong')).rejects.toHaveCode('RATE_LIMITED')
    await expect(logsIn(dan)).rejects.toHaveCode('RATE_LIMITED')
  })
})

describe('a session', () => {
  useServer(limitedSettings)

  it('ends on the server too when its owner logs out', async () => {
    const { alice, bobsPost } = await cast()
    await expect(alice.asks('mutation { logOut { ended } }')).resolves.toEqual({ logOut: { ended: true } })
    await expect(alice.likes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(alice.asks('{ viewer { id } }')).resolves.toEqual({ viewer: null })
  })

  it('is refused if its token was altered', async () => {
    const { alice, bobsPost } = await cast()
    for (const token of ['nonsense', `${alice.token}x`, alice.token?.split('.').with(2, '').join('.')])
      await expect(new Person({ token: token ?? '' }).likes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('ends when the account starts fifty others', async () => {
    const { alice } = await cast()
    const others = []
    for (let begun = 0; begun < mostSessions; begun++)
      others.push(await beginSession({ id: alice.id, isDemo: false }, testSettings.JWT_SECRET))
    const viewer = async (token?: string) =>
      (await new Person({ token: token ?? '' }).asks('{ viewer { id } }'))['viewer']
    expect(await viewer(alice.token)).toBeNull()
    expect(await viewer(others.at(0)?.token)).toEqual({ id: alice.publicId })
    expect(await SessionModel.countDocuments({ userId: alice.id })).toBe(mostSessions)
  })

  it('ends everywhere else when the password changes', async () => {
    const { alice, bobsPost } = await cast()
    const elsewhere = await logsIn(alice)
    await elsewhere.likes(bobsPost)
    const passwords = { currentPassword: alice.password, newPassword: 'a new password' }
    await alice.does('changePassword', passwords, 'user { id }')
    await expect(elsewhere.unlikes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(alice.unlikes(bobsPost)).resolves.toMatchObject({ likeCount: 0 })
    await expect(logsIn(alice)).rejects.toHaveCode('INVALID_CREDENTIALS')
    await expect(logsIn(alice, 'a new password')).resolves.toMatchObject({ id: alice.id })
  })

  it('stays open if it is the one of two that changed the password at the same time', async () => {
    const { alice } = await cast()
    const sessions = [alice, await logsIn(alice)]
    const answers = await Promise.allSettled(
      sessions.map((session, index) =>
        session.does(
          'changePassword',
          { currentPassword: alice.password, newPassword: `password ${index}` },
          'user { id }',
        ),
      ),
    )
    const winner = answers.findIndex(({ status }) => status === 'fulfilled')
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await sessions[winner]?.asks('{ viewer { id } }'))?.['viewer']).toEqual({ id: alice.publicId })
    await expect(logsIn(alice, `password ${winner}`)).resolves.toMatchObject({ id: alice.id })
  })

  it('cannot change the password without the old one, or to a short one', async () => {
    const { alice } = await cast()
    const change = (currentPassword: string, newPassword: string) =>
      alice.does('changePassword', { currentPassword, newPassword }, 'user { id }')
    await expect(change('wrong', 'a new password')).rejects.toHaveCode('INVALID_CREDENTIALS')
    await expect(change(alice.password, 'short')).rejects.toThrow('Password should atleast be 6 characters!')
    // Log-in refuses a blank password, so this one would lock the account.
    await expect(change(alice.password, ' '.repeat(8))).rejects.toThrow('Please fill the password field!')
    await expect(change(alice.password, 'half \ud83d')).rejects.toThrow('Invalid input.')
    await expect(logsIn(alice)).resolves.toMatchObject({ id: alice.id })
  })
})

describe('deleting an account', () => {
  useServer(limitedSettings)

  it('deletes everything that belongs to it and corrects the counts of others', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    const alicesPost = await alice.posts('soon gone')
    const reply = await carol.replies(alicesPost, 'a reply below it')
    await alice.replies(bobsPost, 'a reply of hers')
    await alice.likes(bobsPost)
    await bob.likes(alicesPost)
    await bob.bookmarks(alicesPost)
    await alice.follows(bob)
    await bob.follows(alice)
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await guest.seesUser('alice')).toBeNull()
    expect(await guest.sees(alicesPost)).toBeNull()
    expect(await guest.sees(reply)).toBeNull()
    expect(await guest.sees(bobsPost)).toMatchObject({ likeCount: 0, replyCount: 0 })
    expect(await guest.seesUser('bob')).toMatchObject({ followerCount: 0, followingCount: 0, postCount: 1 })
    expect(await bob.reads('bookmarks')).toEqual([])
    await expect(alice.posts('again')).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('requires the password', async () => {
    const { alice } = await cast()
    await expect(alice.does('deleteAccount', { password: 'wrong' }, 'deletedUserId')).rejects.toHaveCode(
      'INVALID_CREDENTIALS',
    )
    expect(await alice.seesUser('alice')).not.toBeNull()
  })
})
