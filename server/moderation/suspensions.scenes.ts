import { SessionModel } from '../auth/session.model.ts'
import { pageHead } from '../pages/pageHead.ts'
import { logsIn } from '../testing/cast.ts'
import { Listener } from '../testing/listener.ts'
import type { Person } from '../testing/person.ts'
import { type Answer, RestClient } from '../testing/restClient.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { type Town, places, restPaths, showsQuokka, town } from '../testing/town.ts'
import { violations } from '../testing/violations.ts'
import { forgetAuthor } from '../users/authors.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const reason = { rule: 'SPAM', note: 'Forty times the same link.' }

const suspends = (moderator: Person, person: Person, more: object = {}) =>
  moderator.does('suspendUser', { userId: person.publicId, ...reason, ...more }, 'action { number }')
const unsuspends = (moderator: Person, person: Person) =>
  moderator.does('unsuspendUser', { userId: person.publicId }, 'action { number }')

const rest = (person?: Person) => new RestClient((path) => urlOf(`/api${path}`), person?.token)
const shown = async (world: Town) => {
  const found: string[] = []
  for (const [place, reader, query] of places)
    if (showsQuokka(await world[reader].asks(query(world)))) found.push(place)
  for (const path of restPaths(world)) if (showsQuokka((await rest().get(path)).body)) found.push(path)
  for (const path of [`/post/${world.post}`, '/profile/quokka'])
    if ((await pageHead(testContext(), path)).status === 200) found.push(`the page ${path}`)
  return found
}

const why = 'suspension { until rule note }'
const logIn = `mutation ($input: LogInInput!) { logIn(input: $input) { token user { id email } ${why} } }`
const restricted = async ({ username, password }: Person, guest: Person) =>
  (await guest.asks(logIn, { input: { username, password } }))['logIn']

describe('a suspended account that logs in', () => {
  it('is told why and until when, and can do nothing else', async () => {
    const { moderator, quokka, guest, bobsPost } = await town()
    await suspends(moderator, quokka, { until: '2999-01-31T18:00:00Z' })
    const notice = { ...reason, until: '2999-01-31T18:00:00.000Z' }
    const begun = await restricted(quokka, guest)
    expect(begun).toMatchObject({ user: { id: quokka.publicId, email: null }, suspension: notice })
    await expect(logsIn(quokka, 'not the password')).rejects.toHaveCode('INVALID_CREDENTIALS')
    const person = await logsIn(quokka)
    expect(await person.asks(`{ viewer { id } ${why} }`)).toEqual({ viewer: null, suspension: notice })
    await expect(person.likes(bobsPost)).rejects.toHaveCode('ACCOUNT_SUSPENDED')
    expect(await person.sees(bobsPost)).toEqual(await guest.sees(bobsPost))
    expect((await rest(person).post(`/posts/like/${bobsPost}`)).status).toBe(401)
    expect((await rest(person).get('/posts')).body).toEqual((await rest().get('/posts')).body)
    const messages = new Listener(urlOf('/graphql'), { token: person.token }).subscribe(
      'subscription { newPosts { count } }',
    )
    await expect(messages.next()).rejects.toMatchObject({ code: 4403, reason: 'This account is suspended' })
    expect(await person.asks('mutation { logOut { ended } }')).toEqual({ logOut: { ended: true } })
    await expect(person.likes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    expect(await violations()).toEqual([])
  })

  it('can delete itself, with its password', async () => {
    const { moderator, quokka, post } = await town()
    await suspends(moderator, quokka)
    const person = await logsIn(quokka)
    await expect(person.does('deleteAccount', { password: 'wrong' }, 'deletedUserId')).rejects.toHaveCode(
      'INVALID_CREDENTIALS',
    )
    await person.does('deleteAccount', { password: quokka.password }, 'deletedUserId')
    expect(await UserModel.exists({ _id: quokka.id })).toBeNull()
    expect(await moderator.sees(post)).toBeNull()
  })

  it('leaves the rest of the request to the account of a log-in', async () => {
    const { moderator, quokka, bob } = await town()
    await suspends(moderator, quokka)
    const person = await logsIn(quokka)
    const { deleteAccount } = await person.asks(
      `mutation ($bob: LogInInput!, $password: String!) {
        logIn(input: $bob) { token }
        deleteAccount(input: { password: $password }) { deletedUserId }
      }`,
      { bob: { username: bob.username, password: bob.password }, password: bob.password },
    )
    expect(deleteAccount).toEqual({ deletedUserId: bob.publicId })
  })

  it('gets an ordinary session from the next log-in when the suspension is over, and the restricted one ends', async () => {
    const { moderator, quokka, bobsPost } = await town()
    await suspends(moderator, quokka)
    const lifted = await logsIn(quokka)
    await unsuspends(moderator, quokka)
    await expect(lifted.likes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    const until = new Date(Date.now() + 3_600_000)
    await suspends(moderator, quokka, { until })
    await logsIn(quokka)
    expect(await SessionModel.distinct('expiresAt', { userId: quokka.id })).toEqual([until])
    await unsuspends(moderator, quokka)
    const free = await logsIn(quokka)
    await free.likes(bobsPost)
    expect(await free.asks(`{ ${why} }`)).toEqual({ suspension: null })
  })
})

const everywhere = (world: Town) => [
  ...places.map(([place]) => place),
  ...restPaths(world),
  `the page /post/${world.post}`,
  'the page /profile/quokka',
]

describe('an account that waits to be let in', () => {
  it('is hidden everywhere', async () => {
    const world = await town()
    await UserModel.updateOne({ _id: world.quokka.id }, { waiting: { state: 'OPEN', at: new Date(), about: '' } })
    forgetAuthor(world.quokka.id)
    expect(await shown(world)).toEqual([])
  })
})

describe('a suspended account', () => {
  it('is hidden everywhere, and comes back with everything when the suspension ends', async () => {
    const world = await town()
    const { moderator, quokka } = world
    expect(await shown(world)).toEqual(everywhere(world))
    await suspends(moderator, quokka)
    expect(await shown(world)).toEqual([])
    expect(await violations()).toEqual([])
    await unsuspends(moderator, quokka)
    expect(await shown(world)).toEqual(everywhere(world))
  })

  it('leaves replies of others below its own reachable, and counts as they were', async () => {
    const { moderator, quokka, guest, below, bobsPost } = await town()
    await suspends(moderator, quokka)
    const { post } = await guest.asks(`{ post(id: "${below}") { content ancestors { id } } }`)
    expect(post).toEqual({ content: 'a reply below', ancestors: [{ id: bobsPost }, null] })
    expect(await guest.sees(bobsPost)).toMatchObject({ replyCount: 1, likeCount: 1 })
  })

  it('comes back by itself when its time is over', async () => {
    const world = await town()
    await suspends(world.moderator, world.quokka, { until: new Date(Date.now() + 3_600_000) })
    expect(await world.guest.seesUser('quokka')).toBeNull()
    await UserModel.updateOne({ _id: world.quokka.id }, { 'suspension.until': new Date(Date.now() - 1) })
    expect(await world.guest.seesUser('quokka')).toMatchObject({ username: 'quokka' })
    expect((await logsIn(world.quokka)).id).toBe(world.quokka.id)
  })

  it('has no session any more: its tokens do nothing, and its sockets close', async () => {
    const { moderator, quokka, bobsPost } = await town()
    const listener = new Listener(urlOf('/graphql'), { token: quokka.token })
    const messages = listener.subscribe('subscription { newPosts(list: HOME) { count } }')
    await messages.next()
    await suspends(moderator, quokka)
    await expect(quokka.posts('again')).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(quokka.likes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    expect((await rest(quokka).post(`/posts/like/${bobsPost}`)).status).toBe(401)
    expect((await listener.closed).code).toBe(4403)
    expect(await SessionModel.countDocuments({ userId: quokka.id })).toBe(0)
  })

  it('is refused by REST at log-in as for a wrong password', async () => {
    const { moderator, quokka } = await town()
    await suspends(moderator, quokka)
    const { status, body } = await rest().post('/auth/login', { username: 'quokka', password: quokka.password })
    const sentence = 'The credentials you entered are invalid. Unauthorized access error.'
    expect({ status, body }).toEqual({ status: 401, body: { errors: [sentence] } })
    expect(await SessionModel.countDocuments({ userId: quokka.id })).toBe(0)
  })

  it('changes the ETag of the lists that had it', async () => {
    const { moderator, quokka } = await town()
    const before = await rest().get('/posts')
    const again = (answer: Answer<unknown>) =>
      rest().get('/posts', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect((await again(before)).status).toBe(304)
    await suspends(moderator, quokka)
    expect((await again(before)).status).toBe(200)
  })

  it('cannot be liked, saved, answered or followed', async () => {
    const { moderator, quokka, bob, post } = await town()
    await suspends(moderator, quokka)
    for (const tried of [bob.likes(post), bob.bookmarks(post), bob.replies(post, 'hello'), bob.follows(quokka)])
      await expect(tried).rejects.toHaveCode('NOT_FOUND')
    expect((await rest(bob).post(`/posts/like/${post}`)).status).toBe(404)
    await unsuspends(moderator, quokka)
    expect(await bob.sees(post)).toMatchObject({ likeCount: 0, replyCount: 0 })
  })

  it('needs an end in the future and a note of at most 500 characters', async () => {
    const { moderator, quokka } = await town()
    const wrong = { until: '2020-01-01T00:00:00Z', note: 'x'.repeat(501) }
    const refused = await suspends(moderator, quokka, wrong).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'until' }, { field: 'note' }] })
  })
})
