import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { connect, disconnect } from '../../db/connection.ts'
import { storedUserId } from '../../users/userIds.ts'
import { UserModel } from '../../users/user.model.ts'
import { picture } from '../media/pictures.ts'
import { violations } from '../violations.ts'
import { Client } from './client.ts'
import { ServerProcess } from './serverProcess.ts'
import { documentOf } from './steps.ts'

let ahead: Clock
let behind: Clock
let uri: string

type Clock = { server: ServerProcess; client: Client }
type Account = { id: string; username: string; token: string }

const hourMs = 60 * 60 * 1000
const lockSeconds = 900
const password = 'right as a clock'
const shift = pathToFileURL(resolve('server/testing/faults/shiftedClock.mjs')).href

async function serverWithClock(milliseconds: number): Promise<Clock> {
  const server = await ServerProcess.create({
    MONGODB_URI: uri,
    JWT_SECRET: 'a secret that both servers share, long enough',
    DATABASE_TIMEOUT_MS: '60000',
    RATE_LIMITS: `failedLogInsOfOwner=3/${lockSeconds}`,
    CLOCK_SHIFT_MS: String(milliseconds),
    NODE_OPTIONS: `--import ${shift}`,
  })
  return { server, client: new Client(server.port) }
}

beforeAll(async () => {
  const database = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  database.pathname = `/test-${randomUUID()}`
  uri = database.href
  ahead = await serverWithClock(hourMs)
  behind = await serverWithClock(-hourMs)
})

afterAll(async () => {
  for (const { client } of [ahead, behind]) client.close()
  await Promise.all([ahead, behind].map(({ server }) => server.remove()))
})

async function asks({ client }: Clock, query: string, variables: object = {}, who?: Account) {
  const { data, code } = await client.ask(query, variables, who?.token)
  if (!data) throw new Error(code)
  return data as Record<string, any>
}

const does = (clock: Clock, who: Account | undefined, mutation: string, input: object) =>
  asks(clock, documentOf(mutation), { input }, who)

async function signsUp(clock: Clock, username: string): Promise<Account> {
  const form = { username, name: username, email: `${username}@example.org`, password, confirmPassword: password }
  const { signUp } = await does(clock, undefined, 'signUp', form)
  return { id: storedUserId(signUp.user.id), username, token: signUp.token }
}

async function logsIn(clock: Clock, { id, username }: Account, given = password): Promise<Account> {
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }'
  const { logIn } = await asks(clock, query, { input: { username, password: given } })
  return { id, username, token: logIn.token }
}

const isLoggedIn = async (clock: Clock, who: Account) =>
  (await asks(clock, '{ viewer { id } }', {}, who))['viewer'] !== null

async function signsUpAdmin(username: string): Promise<Account> {
  const admin = await signsUp(ahead, username)
  await connect(uri)
  await UserModel.updateOne({ _id: admin.id }, { role: 'ADMIN' })
  await disconnect()
  return admin
}

const urlOf = ({ server }: Clock, path: string) => `http://127.0.0.1:${server.port}${path}`

async function uploads(clock: Clock, { token }: Account): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture('png', 60, 60))]), 'file')
  form.append('upload_preset', 'post')
  const headers = { authorization: token }
  const answer = await fetch(urlOf(clock, '/media/upload'), { method: 'POST', headers, body: form })
  return ((await answer.json()) as { url: string }).url
}

async function postsOneByOne(): Promise<string[]> {
  const query = `query ($after: String) {
    posts(first: 1, after: $after) { edges { node { content } } pageInfo { endCursor hasNextPage } }
  }`
  const contents: string[] = []
  for (let turn = [ahead, behind], after = null; ; turn = turn.toReversed()) {
    const [clock = ahead] = turn
    const { posts } = await asks(clock, query, { after })
    contents.push(...posts.edges.map(({ node }: { node: { content: string } }) => node.content))
    if (!posts.pageInfo.hasNextPage) return contents
    after = posts.pageInfo.endCursor
  }
}

async function waitAfterWrongPassword(clock: Clock, { username }: Account): Promise<number | null> {
  const response = await fetch(urlOf(clock, '/api/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'a guess' }),
  })
  return response.status === 429 ? Number(response.headers.get('retry-after')) : null
}

describe('servers whose clocks are an hour ahead and an hour behind', () => {
  it("accept each other's sessions, and end them together", async () => {
    for (const [one, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const owner = await signsUp(one, `owner_${one.server.port}`)
      expect(await isLoggedIn(other, owner)).toBe(true)
      const phone = await logsIn(other, owner)
      expect(await isLoggedIn(one, phone)).toBe(true)
      await asks(one, 'mutation { logOut { ended } }', {}, phone)
      while (await isLoggedIn(other, phone)) await sleep(10)
      expect(await isLoggedIn(other, owner)).toBe(true)
    }
  })

  it('show every post once, page by page, and let both change all of them', async () => {
    const [ann, ben] = [await signsUp(ahead, 'ann'), await signsUp(behind, 'ben')]
    const written: { id: string; content: string; author: Account }[] = []
    for (let round = 0; round < 4; round++) {
      for (const [clock, author] of [
        [ahead, ann],
        [behind, ben],
      ] as const) {
        const post = { id: randomUUID(), content: `${author.username} ${round}` }
        await does(clock, author, 'createPost', post)
        written.push({ ...post, author })
      }
    }
    const contents = written.map(({ content }) => content)
    expect((await postsOneByOne()).toSorted()).toEqual(contents.toSorted())
    for (const { id, author } of written) {
      const [other, reader] = author === ann ? ([behind, ben] as const) : ([ahead, ann] as const)
      await does(other, reader, 'likePost', { postId: id })
      await does(other, reader, 'replyToPost', { id: randomUUID(), parentId: id, content: 'a reply' })
      await does(other, author, 'editPost', { id, content: 'edited' })
    }
    await does(ahead, ben, 'deletePost', { id: written[0]?.author === ben ? written[0].id : written[1]?.id })
    expect(await postsOneByOne()).toEqual(Array.from({ length: written.length - 1 }, () => 'edited'))
    await connect(uri)
    expect(await violations()).toEqual([])
    await disconnect()
  })

  it('share the limit of wrong passwords, and neither locks anybody out for longer than it says', async () => {
    for (const [one, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const owner = await signsUp(one, `locked_${one.server.port}`)
      for (const _ of [1, 2, 3]) expect(await waitAfterWrongPassword(one, owner)).toBeNull()
      for (const clock of [one, other]) {
        const seconds = await waitAfterWrongPassword(clock, owner)
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(lockSeconds)
      }
      expect(await isLoggedIn(other, owner)).toBe(true)
    }
  })

  it('have the same settings of the site, whichever of them changed it', async () => {
    const admin = await signsUpAdmin('editor')
    const nameAt = async (clock: Clock) => (await asks(clock, '{ site { name } }'))['site'].name
    for (const [changing, other, name] of [
      [ahead, behind, 'Saltmere'],
      [behind, ahead, 'Harbour'],
    ] as const) {
      await does(changing, admin, 'editSite', { name })
      expect(await nameAt(changing)).toBe(name)
      while ((await nameAt(other)) !== name) await sleep(10)
    }
  })

  it('refuse what an administrator purges on one of them from the commit on', async () => {
    const [admin, author] = [await signsUpAdmin('remover'), await signsUp(ahead, 'author')]
    await does(ahead, author, 'createPost', { id: 'harmless-post', content: 'something harmless' })
    const url = await uploads(ahead, author)
    const post = { id: 'illegal-post', content: 'something illegal', images: [{ url }] }
    await does(ahead, author, 'createPost', post)
    const list = await fetch(urlOf(behind, '/api/posts'))
    expect([await list.text(), (await fetch(urlOf(behind, url))).status]).toEqual([
      expect.stringContaining('illegal'),
      200,
    ])
    await does(ahead, admin, 'purge', { kind: 'POST', id: post.id, rule: 'ILLEGAL_CONTENT', password })
    expect((await fetch(urlOf(behind, url))).status).toBe(404)
    const ifKnown = { headers: { 'if-none-match': list.headers.get('etag') ?? '' } }
    expect(await (await fetch(urlOf(behind, '/api/posts'), ifKnown)).text()).toMatch(/^(?!.*illegal).*harmless/s)
    expect((await asks(behind, '{ post(id: "illegal-post") { id } }'))['post']).toBeNull()
  })
})
