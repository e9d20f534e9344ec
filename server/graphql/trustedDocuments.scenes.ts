import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { parseConfig } from '../config.ts'
import { Listener } from '../testing/listener.ts'
import { testSettings, urlOf, useServer } from '../testing/testServer.ts'
import { readTrustedDocuments } from './trustedDocuments.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const file = join(tmpdir(), `trusted-${process.pid}.json`)
const ofClient = 'client/apollo/operations.generated.json'
const operations = JSON.parse(readFileSync(ofClient, 'utf8')) as Record<string, string>
const registered = 'query Newest($first: Int) { posts(first: $first) { edges { node { content } } } }'

writeFileSync(file, JSON.stringify({ [hashOf(registered)]: registered }))
afterAll(() => rmSync(file))

type Answer = { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }

async function sends(body: object): Promise<Answer & { status: number }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, ...((await response.json()) as Answer) }
}

const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

describe('a server that runs only trusted documents', () => {
  useServer({ TRUSTED_DOCUMENTS_ONLY: 'true', TRUSTED_DOCUMENTS_FILE: file })

  it("knows the client's operations", async () => {
    for (const [hash, text] of Object.entries(operations)) {
      expect([text, hash]).toEqual([text, hashOf(text)])
      const { errors = [] } = await sends({ ...byHash(hash), variables: {} })
      // Without its variables an operation may fail, but not because of its document.
      const wrong = errors.filter(({ extensions }) => /PERSISTED|TRUSTED|PARSE|VALIDATION/.test(extensions.code))
      expect([text, wrong]).toEqual([text, []])
    }
  })

  it('runs a document of the file, with the limits on its variables', async () => {
    expect(await sends({ ...byHash(hashOf(registered)), variables: { first: 1 } })).toMatchObject({ status: 200 })
    const { errors } = await sends({ ...byHash(hashOf(registered)), variables: { first: [...Array(501).keys()] } })
    expect(errors?.[0]?.extensions.code).toBe('TOO_COMPLEX')
  })

  it('runs the text of a trusted document', async () => {
    expect(await sends({ query: registered, ...byHash(hashOf(registered)) })).toMatchObject({ status: 200 })
    expect(await sends({ query: registered })).toMatchObject({ status: 200 })
  })

  it.each([
    ['another text', { query: `${registered} ` }],
    ['a text with its own hash', { query: '{ viewer { id } }', ...byHash(hashOf('{ viewer { id } }')) }],
    ['a text with the hash of a trusted document', { query: '{ viewer { id } }', ...byHash(hashOf(registered)) }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
  ])('refuses %s', async (_what, body) => {
    const { status, errors } = await sends(body)
    expect([status, errors?.[0]]).toEqual([
      403,
      {
        message: 'This server runs only the documents that it knows by their hash.',
        extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
      },
    ])
    const { errors: later } = await sends(byHash(hashOf(body.query)))
    expect(later?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
  })

  it('refuses a text over GET', async () => {
    const headers = { 'graphql-require-preflight': 'true' }
    expect(await fetch(urlOf('/graphql?query={viewer{id}}'), { headers })).toMatchObject({ status: 403 })
  })

  it('applies the same rule over a WebSocket', async () => {
    const listener = new Listener(urlOf('/graphql'))
    const text = Object.values(operations).find((one) => one.startsWith('subscription NewPosts')) ?? ''
    const variables = { list: 'EXPLORE', reposts: false }
    const { extensions } = byHash(hashOf(text))
    expect(await listener.subscribe('', variables, extensions).next()).toMatchObject({ readAnew: true })
    expect(await listener.subscribe(text, variables).next()).toMatchObject({ readAnew: true })
    await expect(listener.subscribe(`${text} `, variables).next()).rejects.toHaveCode('DOCUMENT_NOT_TRUSTED')
    const unknown = byHash(hashOf(`${text} `)).extensions
    await expect(listener.subscribe('', variables, unknown).next()).rejects.toHaveCode('PERSISTED_QUERY_NOT_FOUND')
    await listener.leaves()
  })

  it('has no playground', async () => {
    expect(await fetch(urlOf('/graphql'), { headers: { accept: 'text/html' } })).toMatchObject({ status: 404 })
  })
})

describe('the file of trusted documents', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const wrongFile = join(tmpdir(), `wrong-${process.pid}.json`)
  const read = (content: string) => {
    writeFileSync(wrongFile, content)
    const config = parseConfig({ ...testSettings, TRUSTED_DOCUMENTS_FILE: wrongFile })
    return readTrustedDocuments(ofClient, config, schema)
  }
  const having = (text: string) => JSON.stringify({ [hashOf(text)]: text })
  afterEach(() => rmSync(wrongFile, { force: true }))

  it('adds to the documents of the client', () => {
    expect(read(having(registered)).size).toBe(Object.keys(operations).length + 1)
  })

  it.each([
    ['is not JSON', '{', /cannot be read: .*JSON/],
    ['has no hashes', '["{ viewer { id } }"]', /must be a JSON object with the texts of documents by their SHA-256/],
    ['has something else than a text', '{ "abc": 1 }', /must have a text for the hash abc/],
    ['has a wrong hash', '{ "abc": "{ viewer { id } }" }', /has a wrong hash: abc should be [0-9a-f]{64}/],
    ['has a document with wrong syntax', having('{'), /cannot run, [0-9a-f]{64}: Syntax Error/],
    ['has a document that does not fit the schema', having('{ nope }'), /cannot run, .*: Cannot query field "nope"/],
    ['has a document beyond the limits', having(`{ ${'viewer { id } '.repeat(40)} }`), /cannot run, .*: More than 30/],
    ['is too large', ' '.repeat(10_000_001), /is larger than 10 MB/],
  ])('stops the server with a sentence if it %s', (_what, content, words) => {
    expect(() => read(content)).toThrow(words)
    expect(() => read(content)).toThrow(`TRUSTED_DOCUMENTS_FILE ${wrongFile} `)
  })

  it('stops the server if it does not exist', () => {
    const config = parseConfig({ ...testSettings, TRUSTED_DOCUMENTS_FILE: '/nowhere.json' })
    expect(() => readTrustedDocuments(ofClient, config, schema)).toThrow(
      /^TRUSTED_DOCUMENTS_FILE \/nowhere.json cannot be read: ENOENT/,
    )
  })
})
