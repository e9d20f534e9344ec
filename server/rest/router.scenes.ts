import { request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import jwt from 'jsonwebtoken'
import { SessionModel } from '../auth/session.model.ts'
import { cast } from '../testing/cast.ts'
import { OldClient, wrongField } from '../testing/oldClient.ts'
import { testSettings, urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { calls } from '../testing/restCalls.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { PostModel } from '../posts/post.model.ts'

useServer()

const guest = new OldClient()
const json = { 'content-type': 'application/json' }
const refusal = (status: number, message: string) => ({ status, body: { errors: [message] } })
const tokenInvalid = refusal(401, 'The token is invalid. Unauthorized access error.')
const userNotFound = refusal(404, 'The username you entered is not Registered. Not Found error')
const concretePath = (path: string) => path.replace(/:\w+/g, 'something-12')

describe('addresses and methods', () => {
  it.each(['/nope', '/posts/a/b/c', '/users/a/b/c', '/auth', '/auth/logout', '/posts/user/a/b'])(
    'answers 404 to /api%s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT'])
        expect(await guest.sends(method, path)).toMatchObject({ status: 404 })
    },
  )

  it.each(['', '/'])('answers the list of calls to /api%s, if no HTML is wanted', async (path) => {
    const { status, body } = await guest.get(path)
    expect(status).toBe(200)
    expect(body['calls']).toHaveLength(calls.length)
    expect(body['calls']).toContainEqual({ call: 'POST /api/posts', summary: 'Publish a post', needsToken: true })
  })

  it.each([...new Set(calls.map((call) => call.path))])(
    'answers 405 to other methods at %s and names those it has',
    async (path) => {
      const methods = calls.filter((call) => call.path === path).map((call) => call.method.toUpperCase())
      for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].filter(
        (other) => !methods.includes(other),
      )) {
        const { status, headers } = await guest.sends(method, concretePath(path))
        expect([method, status]).toEqual([method, 405])
        expect(
          headers
            .get('allow')
            ?.split(', ')
            .filter((allowed) => allowed !== 'HEAD'),
        ).toEqual(methods)
      }
    },
  )

  it('accepts addresses with a slash at the end and in any letter case', async () => {
    const { alice, bobsPost } = await cast()
    const asAlice = new OldClient(alice)
    for (const path of ['/posts/', '/POSTS', `/Posts/${bobsPost}/`, '/users/Alice/', '/users/']) {
      expect(await guest.get(path)).toMatchObject({ status: 200 })
    }
    expect(await asAlice.post(`/posts/LIKE/${bobsPost}/`)).toMatchObject({ status: 201 })
  })

  it.each([
    ['/posts/%E0%A4%A', 'The address is not UTF-8.'],
    ['/posts/a%00b', 'postId: it has characters that cannot be used.'],
    ['/users/%00', 'username: it has characters that cannot be used.'],
    ['/posts/user/%00', 'username: it has characters that cannot be used.'],
  ])('answers 400 to an address that is no text: %s', async (path, reason) => {
    expect(await guest.get(path)).toMatchObject(wrongField('Invalid input.', reason))
  })

  it('answers HEAD like GET, without the body', async () => {
    const response = await fetch(urlOf('/api/posts'), { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('bodies', () => {
  const signup = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
    guest.sends('POST', '/auth/signup', body, headers)

  it.each(['{', 'name=eve', '"', ''])('answers 400 to a body that is not JSON: %s', async (body) => {
    expect(await signup(body)).toMatchObject({ status: 400 })
  })

  it.each(['[]', 'null', '7', '"text"', '{"name":[]}'])(
    'answers 400 to JSON that does not fit the call: %s',
    async (body) => {
      expect(await signup(body)).toMatchObject(wrongField('Invalid input.'))
    },
  )

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', 'application/json; charset=latin1'])(
    'answers 415 to %s',
    async (type) => {
      const answer = await signup('{}', { 'content-type': type })
      expect(answer).toMatchObject({ status: 415, body: { errors: ['Unsupported media type.', expect.any(String)] } })
    },
  )

  it('answers 415 to a form, except for a sign-up, and to a compressed body', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await guest.sends('POST', '/auth/login', 'username=eve&password=x', form)).toMatchObject({ status: 415 })
    expect(await signup('{}', { ...json, 'content-encoding': 'gzip' })).toMatchObject({ status: 415 })
  })

  it('answers 400 to a text that is not UTF-8, and stores nothing', async () => {
    const { alice } = await cast()
    const latin1 = Uint8Array.from(Buffer.from('{"postData":{"content":"caf\xe9"}}', 'latin1'))
    const answer = await new OldClient(alice).sends('POST', '/posts', latin1, json)
    expect(answer).toMatchObject(wrongField('Invalid input.', 'The body is not UTF-8.'))
    expect((await guest.get('/posts/user/alice')).body).toEqual({ posts: [] })
  })

  it('reads over a byte order mark', async () => {
    await cast()
    const sent = `\uFEFF${JSON.stringify({ username: 'alice', password: 'wrong' })}`
    expect(await guest.sends('POST', '/auth/login', sent, json)).toMatchObject({ status: 401 })
  })

  it('answers 415 to a body without a content type', async () => {
    expect(await signup(new TextEncoder().encode('{}'), {})).toMatchObject({ status: 415 })
  })

  it('accepts JSON with a charset', async () => {
    const { status } = await signup('{}', { 'content-type': 'Application/JSON; charset=utf-8' })
    expect(status).toBe(400)
  })

  it('answers 413 to more than 100 kB, or 2.5 MB for calls to which old clients send whole objects back', async () => {
    expect(await signup(JSON.stringify({ name: 'x'.repeat(100_000) }))).toMatchObject({ status: 413 })
    const { alice, bobsPost } = await cast()
    const sends = async (path: string, bytes: number) =>
      (await new OldClient(alice).post(path, { postData: {}, userData: {}, filler: 'x'.repeat(bytes) })).status
    for (const path of [`/posts/edit/${bobsPost}`, '/users/edit']) {
      expect([await sends(path, 2_499_000), await sends(path, 2_500_000)]).toEqual([201, 413])
    }
  })

  it.each([
    ['numbers', `[${'1,'.repeat(250_001)}1]`],
    ['objects', `[${'{},'.repeat(125_001)}{}]`],
    ['nested lists', '['.repeat(250_001)],
  ])('answers 413 to more %s than any object of this API has, before they are parsed', async (_what, json) => {
    const { alice, bobsPost } = await cast()
    const answer = await new OldClient(alice).sends('POST', `/posts/edit/${bobsPost}`, json, {
      'content-type': 'application/json',
    })
    expect(answer).toMatchObject(refusal(413, 'The body has more than 250000 values.'))
  })

  it('accepts a text full of brackets and quotes', async () => {
    const { alice } = await cast()
    const content = '[{"\\":,'.repeat(42)
    expect(
      await new OldClient(alice).post('/posts', { postData: { content }, filler: '[{,:'.repeat(20_000) }),
    ).toMatchObject({
      body: { posts: [{ content }, {}] },
    })
  })

  it('answers 413 also without a Content-Length', async () => {
    const status = await statusInChunks('/auth/signup', Array<string>(25).fill('x'.repeat(100_000)), json)
    expect(status).toBe(413)
  })

  it.each([
    [{}, 415],
    [json, 400],
  ])('accepts an empty body in chunks for calls without a payload, but no other: %j', async (type, refused) => {
    const { alice, bobsPost } = await cast()
    const headers = { ...type, authorization: alice.token ?? '' }
    expect(await statusInChunks(`/posts/like/${bobsPost}`, [], headers)).toBe(201)
    expect(await statusInChunks(`/posts/dislike/${bobsPost}`, ['{'], headers)).toBe(refused)
    expect(await statusInChunks('/posts', [], headers)).toBe(400)
  })

  it('accepts no body, an empty one and an ignored one for calls without a payload, but no invalid JSON', async () => {
    const { alice, bobsPost } = await cast()
    const asAlice = new OldClient(alice)
    const like = `/posts/like/${bobsPost}`
    const unlike = `/posts/dislike/${bobsPost}`
    expect(await asAlice.sends('POST', like)).toMatchObject({ status: 201 })
    expect(await asAlice.sends('POST', unlike, '{}', json)).toMatchObject({ status: 201 })
    expect(await asAlice.sends('POST', like, '{"any":["thing"]}', json)).toMatchObject({ status: 201 })
    expect(await asAlice.sends('POST', unlike, '{', json)).toMatchObject({ status: 400 })
    expect(await asAlice.sends('POST', unlike, 'a=b', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  })
})

describe('tokens', () => {
  const needing = calls.filter((call) => call.needsToken)
  const sends = (authorization: string | undefined, { method, path }: (typeof needing)[number]) =>
    new OldClient({ token: authorization }).sends(
      method.toUpperCase(),
      concretePath(path),
      method === 'get' ? undefined : '{}',
      json,
    )

  it('may come with or without Bearer, in any letter case', async () => {
    const { alice } = await cast()
    for (const token of [alice.token ?? '', `Bearer ${alice.token}`, `bearer ${alice.token}`]) {
      expect(await new OldClient({ token }).get('/users/bookmark')).toMatchObject({ status: 200 })
    }
  })

  it.each(needing.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const))(
    'are needed for %s',
    async (_name, call) => {
      const { alice } = await cast()
      const secret = testSettings.JWT_SECRET
      const claims = { algorithm: 'HS256', subject: alice.id, jwtid: 'no-such-session' } as const
      const foreign = jwt.sign({}, 'the secret of somebody else, quite long', claims)
      const expired = jwt.sign({}, secret, { ...claims, expiresIn: -10 })
      const revoked = jwt.sign({}, secret, { ...claims, expiresIn: 60 })
      for (const token of [undefined, '', 'null', 'Bearer', 'Bearer x.y.z', foreign, expired, revoked]) {
        expect(await sends(token, call)).toMatchObject(tokenInvalid)
      }
    },
  )

  it.each(needing.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const))(
    'of somebody who is gone get a 404 from %s',
    async (_name, call) => {
      const { dan } = await cast()
      await UserModel.deleteOne({ _id: dan.id })
      await SessionModel.deleteMany({ userId: dan.id })
      expect(await sends(dan.token, call)).toMatchObject(userNotFound)
    },
  )

  it('that are invalid do not block public calls', async () => {
    await cast()
    for (const path of ['/posts', '/users', '/users/alice', '/posts/user/alice']) {
      expect(await new OldClient({ token: 'null' }).get(path)).toMatchObject({ status: 200 })
    }
  })
})

describe('when something fails', () => {
  it('answers 500 without any details', async () => {
    const { bobsPost } = await cast()
    await PostModel.collection.updateOne({ _id: bobsPost } as object, { $unset: { images: 1 } })
    for (const path of ['/posts', `/posts/${bobsPost}`]) {
      expect(await guest.get(path)).toMatchObject({ status: 500, body: { errors: ['Internal server error.'] } })
    }
  })

  it('answers 503 with Retry-After when too many log-ins wait', async () => {
    const { alice } = await cast()
    const { username, password } = alice
    const passwordHash = await hashPassword(password)
    const leave = crowd(() => isPassword(password, passwordHash))
    let answer = await guest.post('/auth/login', { username, password })
    while (answer.status === 200) answer = await guest.post('/auth/login', { username, password })
    await leave()
    expect(answer).toMatchObject({ status: 503, body: { errors: ['The service is busy, please try again.'] } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets people log in however many sign-ups wait', async () => {
    const { alice } = await cast()
    const { username, password } = alice
    const leave = crowd(() => hashPassword(password))
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await guest.post('/auth/login', { username, password })).status)
    await leave()
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  })
})

/** POSTs a body without a Content-Length. */
function statusInChunks(path: string, parts: string[], headers: Record<string, string>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'transfer-encoding': 'chunked' }
    const sending = request(urlOf(`/api${path}`), { method: 'POST', headers: all }, (response) =>
      resolve(response.resume().statusCode),
    )
    sending.on('error', reject)
    for (const part of parts) sending.write(part)
    sending.end()
  })
}

/** Keeps a queue of hashing full until the returned function is called. */
function crowd(work: () => Promise<unknown>): () => Promise<unknown> {
  let isCrowded = true
  const members = Array.from({ length: 130 }, async () => {
    while (isCrowded) await work().catch(() => nextTurn())
  })
  return () => {
    isCrowded = false
    return Promise.all(members)
  }
}
