import { readFileSync } from 'node:fs'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { buildSchema, type GraphQLEnumType, GraphQLError } from 'graphql'
import { pino } from 'pino'
import { domains } from '../domains.ts'
import { AppError, commonErrors } from '../errors.ts'
import { publicError } from '../publicErrors.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { type AnswerError, type Data, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { formatError } from './errors.ts'

useServer()

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const allErrors = [commonErrors, ...domains.map(({ errors = {} }) => errors)].flatMap((errors) => Object.values(errors))
const inSchema = (schema.getType('ErrorCode') as GraphQLEnumType).getValues().map(({ name }) => name)

async function errorOf(work: Promise<unknown>): Promise<AnswerError> {
  return work.then(
    () => {
      throw new Error('It succeeded.')
    },
    (error: AnswerError) => error,
  )
}

const send = async (init: RequestInit, path = '/graphql') => {
  const response = await fetch(urlOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...init,
  })
  return (await response.json()) as { errors: { message: string; extensions: { code: string } }[] }
}

describe('the codes of errors', () => {
  it('name one error each', () => {
    const codes = allErrors.map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)])
  })

  it('are those of the schema, and the schema has no other', () => {
    const log = pino({ enabled: false })
    const ofServices = allErrors.flatMap((kind) => publicError(new AppError(kind))?.extensions.code ?? [])
    const ofRequests = Object.values(ApolloServerErrorCode).map((code) => {
      const error = new GraphQLError('', { extensions: { code } })
      return formatError(error.toJSON(), error, log, { introspection: true }).extensions?.['code'] as string
    })
    expect([...new Set([...ofServices, ...ofRequests])].toSorted()).toEqual(inSchema.toSorted())
  })

  it.each([
    ['a document that does not parse', { body: JSON.stringify({ query: '{' }) }],
    ['an unknown field', { body: JSON.stringify({ query: '{ nope }' }) }],
    ['a wrong variable', { body: JSON.stringify({ query: 'query ($id: ID!) { post(id: $id) { id } }' }) }],
    ['an unknown operation', { body: JSON.stringify({ query: 'query A { viewer { id } }', operationName: 'B' }) }],
    [
      'two operations and no name',
      { body: JSON.stringify({ query: 'query A { viewer { id } } query B { viewer { id } }' }) },
    ],
    ['no query', { body: '{}' }],
    ['a batch', { body: '[{"query":"{ viewer { id } }"}]' }],
    ['a body that is not JSON', { body: '{' }],
    ['a body of another type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['a body that is too large', { body: JSON.stringify({ query: 'x'.repeat(200_000) }) }],
    ['another method', { method: 'PUT', body: '{}' }],
    [
      'a persisted query',
      { body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }) },
    ],
  ])('cover %s', async (_what, init) => {
    const { errors } = await send(init)
    expect(inSchema).toContain(errors[0]?.extensions.code)
    expect(errors[0]?.extensions.code).not.toBe('INTERNAL')
  })

  it('cover an address below the endpoint', async () => {
    expect((await send({ body: '{}' }, '/graphql/nothing')).errors[0]?.extensions.code).toBe('BAD_REQUEST')
  })
})

describe('the message of an error', () => {
  it('tell a guest to log in, and a user whose session has ended to log in again', async () => {
    const { alice, bobsPost } = await cast()
    const erin = await signsUp('erin')
    await erin.does('deleteAccount', { password: erin.password }, 'deletedUserId')
    const ended = new Person({ token: alice.token ?? '' })
    await alice.asks('mutation { logOut { ended } }')
    const messages = [new Person(), ended, new Person({ token: 'nonsense' }), erin].map(async (person) => {
      const { code, message } = await errorOf(person.likes(bobsPost))
      return [code, message]
    })
    expect(await Promise.all(messages)).toEqual([
      ['UNAUTHENTICATED', 'Log in to do this.'],
      ['UNAUTHENTICATED', 'Your session has ended. Log in again.'],
      ['UNAUTHENTICATED', 'Your session has ended. Log in again.'],
      ['UNAUTHENTICATED', 'This account was deleted.'],
    ])
  })

  it("come with a guest's answer when the token is wrong or has ended", async () => {
    const { alice, guest } = await cast()
    const erin = await signsUp('erin')
    await erin.does('deleteAccount', { password: erin.password }, 'deletedUserId')
    const ended = new Person({ token: alice.token ?? '' })
    await alice.asks('mutation { logOut { ended } }')
    const reads = async ({ token }: Person) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const body = '{"query":"{ posts { edges { cursor } } }"}'
      const answer = await fetch(urlOf('/graphql'), { method: 'POST', headers, body })
      const list = await fetch(urlOf('/api/posts'), { headers })
      const { data, extensions } = (await answer.json()) as Data
      expect(data.posts.edges).toHaveLength(1)
      const challenges = [answer, list].map((response) => response.headers.get('www-authenticate'))
      expect(challenges[0]).toBe(challenges[1])
      return [extensions?.token, challenges[0]]
    }
    const said = (message: string) => [
      { code: 'UNAUTHENTICATED', message },
      `Bearer error="invalid_token", error_description="${message}"`,
    ]
    expect(await reads(ended)).toEqual(said('Your session has ended. Log in again.'))
    expect(await reads(new Person({ token: 'nonsense' }))).toEqual(said('Your session has ended. Log in again.'))
    expect(await reads(erin)).toEqual(said('This account was deleted.'))
    expect(await reads(guest)).toEqual([undefined, null])
    const logIn = { username: alice.username, password: alice.password }
    await expect(ended.does('logIn', logIn, 'user { username }')).resolves.toEqual({ user: { username: 'alice' } })
  })

  it('do not mention a username when an id is unknown', async () => {
    const { alice } = await cast()
    for (const attempt of [() => alice.follows({ id: 'nobody' }), () => alice.likes('no-such-post')])
      expect((await errorOf(attempt())).message).toMatch(/^There is no such (account|post)\./)
  })

  it('name the wrong argument, and the reason', async () => {
    const { alice } = await cast()
    const attempts: [string, string][] = [
      ['{ posts(first: 0) { edges { cursor } } }', 'first'],
      ['{ posts(after: "x") { edges { cursor } } }', 'after'],
      ['{ postsByHashtag(hashtag: "#") { edges { cursor } } }', 'hashtag'],
      [`{ users(search: "${'a'.repeat(65)}") { edges { cursor } } }`, 'search'],
      ['mutation { createPost(input: { id: "x", content: "y" }) { post { id } } }', 'input.id'],
      ['mutation { editPost(input: { id: "12345678", images: null }) { post { id } } }', 'input.images'],
      ['mutation { editProfile(input: { name: null }) { user { id } } }', 'input.name'],
    ]
    for (const [query, argument] of attempts) {
      const error = await errorOf(alice.asks(query))
      expect([error.code, error.argument]).toEqual(['INVALID_INPUT', argument])
      expect(error.reason).toBeTruthy()
    }
  })

  it.each([
    [{ password: 'secret-1' }, '; Field "username" of required type "String!" was not provided.'],
    [{ username: 'a', password: 'secret-1', mail: '; ' }, '; Field "mail" is not defined by type "LogInInput".'],
    [
      { username: null, password: 'secret-1' },
      ' at "input.username"; Expected non-nullable type "String!" not to be null.',
    ],
    [{ username: 'a', password: 123_456 }, ' at "input.password"; String cannot represent a non string value.'],
    ['secret-1 at "input.password"; ', '; Expected type "LogInInput" to be an object.'],
  ])('say what is wrong with a variable, without its value, which may hold a password: %j', async (input, problem) => {
    const query = 'mutation Try($input: LogInInput!) { logIn(input: $input) { token } }'
    const { errors } = await send({ body: JSON.stringify({ query, variables: { input } }) })
    expect(errors.map(({ message }) => message)).toEqual([`Variable "$input" got an invalid value${problem}`])
  })

  it('do not quote a password that is written into the document as a number', async () => {
    const query = 'mutation { logIn(input: { username: "a", password: 123456 }) { token } }'
    const { errors } = await send({ body: JSON.stringify({ query }) })
    expect(errors.map(({ message }) => message)).toEqual(['String cannot represent a non string value.'])
  })
})

type Answer = { data: Record<string, unknown> | null; errors?: { path?: string[]; extensions: { code: string } }[] }

async function ask(query: string, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })
  return (await response.json()) as Answer
}

const failures = ({ errors = [] }: Answer) => errors.map(({ path, extensions }) => [path, extensions.code])

describe('when one root field fails, the others are answered', () => {
  it('in a query: a guest gets the posts, and an error for the feed', async () => {
    await cast()
    const page = '{ edges { node { content } } }'
    const answer = await ask(`{ viewer { id } posts ${page} feed ${page} }`)
    expect(answer.data).toEqual({
      viewer: null,
      posts: { edges: [{ node: { content: 'Hello from bob' } }] },
      feed: null,
    })
    expect(failures(answer)).toEqual([[['feed'], 'UNAUTHENTICATED']])
  })

  it('in a mutation: completed changes are answered', async () => {
    const { alice, bobsPost } = await cast()
    const answer = await ask(
      `mutation {
        bookmarkPost(input: { postId: "missing-post" }) { post { id } }
        likePost(input: { postId: "${bobsPost}" }) { post { likeCount } }
      }`,
      alice.token,
    )
    expect(answer.data).toEqual({ bookmarkPost: null, likePost: { post: { likeCount: 1 } } })
    expect(failures(answer)).toEqual([[['bookmarkPost'], 'NOT_FOUND']])
  })
})
