import { readFileSync } from 'node:fs'
import { buildSchema, OperationTypeNode, parse, validate } from 'graphql'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient as createUrql, type Exchange, fetchExchange, subscriptionExchange } from '@urql/core'
import { type Client, type ClientOptions, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { seedIfEmpty } from '../seed/seed.ts'
import { Person } from '../testing/person.ts'
import { emptyDatabase, urlOf, useServer } from '../testing/testServer.ts'
import { cast, logsIn } from '../testing/cast.ts'

useServer()

const [readme, serverReadme] = ['README.md', 'server/README.md'].map((file) => readFileSync(file, 'utf8'))
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const examplesIn = (text: string) =>
  [...text.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, example]) => example ?? '')

describe('the documentation', () => {
  it('shows the API by an example that fits the schema', () => {
    const examples = examplesIn(readme ?? '')
    expect(examples).not.toHaveLength(0)
    for (const example of examples) expect(validate(schema, parse(example))).toEqual([])
  })

  it('names every setting once', () => {
    const settings = [...readFileSync('server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): optional/gm)].map(
      ([, name]) => name,
    )
    expect(settings.length).toBeGreaterThan(10)
    for (const name of settings)
      expect(`${readme}${serverReadme}`.match(new RegExp(`^\\| \`${name}\` +\\|`, 'gm'))).toHaveLength(1)
  })
})

it('the subscriptions in server/graphql/README.md fit the schema', () => {
  const texts = readFileSync('server/graphql/README.md', 'utf8').match(/subscription \{.*\}(?='|"\})/g) ?? []
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(validate(schema, parse(text))).toEqual([])
})

it('the ten requests in server/graphql/README.md run in their order', async () => {
  await emptyDatabase()
  await seedIfEmpty()
  const examples = examplesIn(readFileSync('server/graphql/README.md', 'utf8'))
  expect(new Set(examples).size).toBe(10)
  const [logIn = '', ...others] = examples
  const maren = new Person({ token: (await new Person({}).asks(logIn))['logIn'].token })
  const answers: Record<string, any> = {}
  for (const example of others) Object.assign(answers, await maren.asks(example))
  expect(answers).toMatchObject({
    posts: { edges: { length: 20 }, pageInfo: { hasNextPage: true } },
    createPost: { post: { id: 'b3d1c2f0-5d0e-4b6f-9a63-0d8a2a6f7a11' } },
    replyToPost: { post: { parent: { replyCount: 1 } } },
    likePost: { post: { likeCount: 1, viewerHasLiked: true } },
    post: {
      hashtags: ['linnet'],
      likers: { edges: [{ node: { username: 'maren_holt' } }] },
      replies: { edges: [{ node: { content: 'And a reply' } }] },
    },
    users: { edges: [{ node: { username: 'tomas_bakes' } }] },
    followUser: { user: { username: 'tomas_bakes' } },
    user: { name: 'Tomás Ferreira', posts: { edges: { length: 3 } } },
    feed: { edges: { length: 5 } },
    postsByHashtag: { edges: { 0: { node: { content: 'Hello from the API, #linnet' } } } },
  })
})

/** graphql-ws waits a second and more before each reconnection. */
const connectsSoon = (options: ClientOptions) => createClient({ ...options, retryWait: () => Promise.resolve() })
const imported = { createClient: connectsSoon, WebSocket, ApolloLink, HttpLink, GraphQLWsLink, OperationTypeNode }
const exchangesOfUrql = { fetchExchange, subscriptionExchange }

const examples = [
  ...readFileSync('server/graphql/README.md', 'utf8')
    .replace(/[^]*## Subscriptions/, '')
    .matchAll(/```js\n([^]*?)```/g),
].map(([, code = '']) => code)

/** Runs the README's example with these values. Returns what it defines under `name`. */
function recipe<Result>(name: string, values: object): Result {
  const code = examples.find((one) => one.includes(`const ${name} =`)) ?? ''
  const given = { ...imported, ...exchangesOfUrql, ...values }
  const text = code
    .replace(/^import .*$/gm, '')
    .replace(/\w+:\/\/[^/']+\/graphql/, urlOf('/graphql').replace(/^http/, 'ws'))
  // oxlint-disable-next-line typescript/no-implied-eval -- The README's own text.
  const run = new Function(
    ...Object.keys(given),
    `${text}; return { ${name}, session: typeof session === 'undefined' ? null : session }`,
  )
  return run(...Object.values(given)) as Result
}

type Result = { data?: any; errors?: readonly any[] | undefined }

class Heard {
  readonly posts: string[] = []
  readonly codes: string[] = []
  messages = 0
  #wake = () => {}

  note({ data, errors = [] }: Result): void {
    this.posts.push(...(data?.newPosts.posts ?? []).map(({ id }: { id: string }) => id))
    this.codes.push(...errors.map(({ extensions }) => String(extensions?.code)))
    this.messages += 1
    this.#wake()
  }

  async until(holds: (heard: this) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => (this.#wake = resolve))
  }
}

type Listens = (client: Client) => (query: string, heard: Heard) => void

const withGraphqlWs: Listens = (client) => (query, heard) => {
  client.subscribe<any>({ query }, { next: (result) => heard.note(result), error: () => {}, complete: () => {} })
}

const withApollo: Listens = (client) => {
  const { link } = recipe<{ link: ApolloLink }>('link', { client })
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() })
  return (query, heard) => {
    const errorsOf = (error: unknown) => (error as { errors?: readonly any[] } | undefined)?.errors
    apollo.subscribe<any>({ query: gql(query) }).subscribe({
      next: ({ data, error }) => heard.note({ data, errors: errorsOf(error) }),
      error: (error) => heard.note({ errors: errorsOf(error) }),
    })
  }
}

const withUrql: Listens = (client) => {
  const { exchanges } = recipe<{ exchanges: Exchange[] }>('exchanges', { client })
  const urql = createUrql({ url: urlOf('/graphql'), exchanges })
  return (query, heard) => {
    const note = ({ data, error }: { data?: any; error?: { graphQLErrors: readonly any[] } | undefined }) =>
      heard.note({ data, errors: error?.graphQLErrors })
    urql.subscription<any>(query, {}).subscribe(note)
  }
}

const newPosts = (list: string) => `subscription { newPosts(list: ${list}) { posts { id } readAnew } }`

describe('the recipe for subscriptions in server/graphql/README.md', () => {
  it.each([
    ['graphql-ws', withGraphqlWs],
    ['Apollo Client', withApollo],
    ['urql', withUrql],
  ])('goes on with a new session, then as a guest, then with another log-in: %s', async (_name, listens) => {
    const { alice, bob } = await cast()
    const values = { process: { env: { TOKEN: alice.token } } }
    const { client, session } = recipe<{ client: Client; session: { token?: string | undefined } }>('client', values)
    const hears = listens(client)
    const [explore, home, homeAgain] = [new Heard(), new Heard(), new Heard()]
    hears(newPosts('EXPLORE'), explore)
    hears(newPosts('HOME'), home)
    await Promise.all([explore, home].map((heard) => heard.until(({ messages }) => messages === 1)))

    const next = await logsIn(alice)
    session.token = next.token
    await alice.asks('mutation { logOut { ended } }')
    await Promise.all([explore, home].map((heard) => heard.until(({ messages }) => messages === 2)))
    const mine = await next.posts('With the new session')
    await Promise.all([explore, home].map((heard) => heard.until(({ posts }) => posts.includes(mine))))

    await next.asks('mutation { logOut { ended } }')
    await home.until(({ codes }) => codes.includes('UNAUTHENTICATED'))
    await explore.until(({ messages }) => messages === 4)
    const bobs = await bob.posts('Told to guests')
    await explore.until(({ posts }) => posts.includes(bobs))

    const last = await logsIn(alice)
    session.token = last.token
    client.terminate()
    hears(newPosts('HOME'), homeAgain)
    await homeAgain.until(({ messages }) => messages === 1)
    const another = await last.posts('After another log-in')
    await Promise.all([explore, homeAgain].map((heard) => heard.until(({ posts }) => posts.includes(another))))
    expect(explore.codes).toEqual([])
    await client.dispose()
  })
})
