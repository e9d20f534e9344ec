import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { seedIfEmpty } from '../seed/seed.ts'
import { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

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
