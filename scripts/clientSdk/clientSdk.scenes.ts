import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { urlOf, useServer } from '../../server/testing/testServer.ts'
import { generateClient } from './generate.ts'

const run = promisify(execFile)
const node = (...args: string[]) => run(process.execPath, args, { env: { ...process.env, URL: urlOf('/graphql') } })
const command = (...args: string[]) => run(process.execPath, ['--import', 'tsx', 'scripts/clientSdk.ts', ...args])

const folder = mkdtempSync(join(tmpdir(), 'linnet-sdk-'))
const documents = join(folder, 'documents')
const module = join(folder, 'linnet.ts')
const trusted = join(folder, 'trusted.json')
const program = join(folder, 'program.ts')

mkdirSync(join(documents, 'posts'), { recursive: true })
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
writeFileSync(
  join(documents, 'account.graphql'),
  'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { token } }\nquery me { viewer { name bio } }',
)
writeFileSync(
  join(documents, 'posts/posts.graphql'),
  `query Newest($first: Int = 5) { posts(first: $first) { edges { node { ...Card } } } }
   mutation Write($input: CreatePostInput!) { createPost(input: $input) { post { ...Card } } }
   mutation Quote { createPost(input: { content: "a \`quote\` of \${nothing} and \\\\\\"more\\\\\\"" }) { post { ...Card } } }
   fragment Card on Post { content createdAt }`,
)
writeFileSync(
  program,
  `import { NewestDocument, OperationError, QuoteDocument, SignUpDocument, WriteDocument, connect, meDocument } from './linnet.ts'

let token: string | null = null
const send = connect({ url: process.env['URL'] ?? '', token: () => token })

const refused = await send(WriteDocument, { input: { content: 'Hello' } }).catch((error: unknown) => error)
const person = { name: 'Ada', username: 'ada', email: 'ada@example.org', password: 'secret-1', confirmPassword: 'secret-1' }
token = (await send(SignUpDocument, { input: person })).signUp.token
const { createPost } = await send(WriteDocument, { input: { content: 'Hello' } })
const content: string = createPost.post.content
await send(QuoteDocument)
const { posts } = await send(NewestDocument)
const bio: string | null | undefined = (await send(meDocument)).viewer?.bio

// @ts-expect-error: the variables are required.
const missing = () => send(WriteDocument)
// @ts-expect-error: the input has no such field.
const unknown = () => send(WriteDocument, { input: { text: 'Hello' } })
// @ts-expect-error: the document does not ask for it.
const unasked = () => createPost.post.likeCount
// @ts-expect-error: a guest has no account.
const unchecked = async () => (await send(meDocument)).viewer.name

console.log(JSON.stringify({
  refused: refused instanceof OperationError && refused.code === 'UNAUTHENTICATED',
  content,
  posts: posts.edges.map(({ node }) => node.content),
  bio,
  unused: [missing, unknown, unasked, unchecked].length,
}))
`,
)

describe('npm run client-sdk', () => {
  beforeAll(() => command(documents, module, trusted))
  useServer({ TRUSTED_DOCUMENTS_ONLY: 'true', TRUSTED_DOCUMENTS_FILE: trusted })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('writes a client with types that fit the documents', async () => {
    const options = ['--strict', '--noEmit', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes']
    const modules = [
      '--target',
      'es2023',
      '--module',
      'preserve',
      '--allowImportingTsExtensions',
      '--types',
      'node',
      '--ignoreConfig',
    ]
    const types = ['--typeRoots', resolve('node_modules/@types'), '--skipLibCheck']
    await expect(
      node('node_modules/typescript-7/bin/tsc', ...options, ...modules, ...types, program).catch(
        ({ stdout }) => stdout,
      ),
    ).resolves.toMatchObject({ stdout: '' })
  })

  it('writes a client that works with a server that trusts its documents only', async () => {
    const { stdout } = await node('--import', 'tsx', program)
    expect(JSON.parse(stdout)).toMatchObject({
      refused: true,
      content: 'Hello',
      posts: ['a `quote` of ${nothing} and \\"more\\"', 'Hello'],
      bio: '',
    })
  })

  const wrong = (text: string) => {
    const documents = mkdtempSync(join(folder, 'wrong-'))
    if (text) writeFileSync(join(documents, 'wrong.graphql'), text)
    return documents
  }

  it.each([
    ['query A { nope }', /Cannot query field "nope"[^]*wrong.graphql:1:11/],
    ['{ viewer { id } }', /Every operation needs a name/],
    ['query', /Syntax Error[^]*wrong.graphql/],
    ['', /no operations/],
  ])('refuses %j with words', async (text, words) => {
    await expect(generateClient(wrong(text))).rejects.toThrow(words)
  })

  it('prints the reason, and writes nothing', async () => {
    const out = join(folder, 'out.ts')
    const failure = (await command(wrong(''), out).catch((error: unknown) => error)) as object
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There are no operations.*\n$/) })
    expect(existsSync(out)).toBe(false)
  })
})
