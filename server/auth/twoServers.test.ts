import { picture } from '../testing/media/pictures.ts'
import { MeasuredServer } from '../testing/media/measuredServer.ts'

const password = 'correct horse battery'
const settings = {
  JWT_SECRET: 'a secret that both servers share, long enough',
  RATE_LIMITS: 'failedLogInsOfUsername=4/900 edits=20/3600',
  TRUST_PROXY: '1',
}

let one: MeasuredServer
let other: MeasuredServer
let demo: string
let alice: string

beforeAll(async () => {
  one = await MeasuredServer.start({ ...settings, SEED: 'true', DEMO_ACCOUNTS: 'true' })
  alice = await signsUp('alice')
  const answer = await logIn(one, 'maren_holt', 'maren-linnet')
  demo = ((await answer.json()) as { encodedToken: string }).encodedToken
  expect(await isLoggedIn(one, demo)).toBe(true)
  other = await MeasuredServer.start({
    ...settings,
    ...one.shared,
    DEMO_ACCOUNTS: 'false',
    ADMIN_USERNAME: 'alice',
  })
})
afterAll(async () => {
  await other.remove()
  await one.remove()
})

async function signsUp(username: string): Promise<string> {
  const input = { name: username, username, email: `${username}@example.org`, password, confirmPassword: password }
  return (await one.does('signUp', input, '', 'token'))['token']
}

const logIn = (server: MeasuredServer, username: string, secret: string, address = '192.0.2.1') =>
  fetch(server.urlOf('/api/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password: secret }),
  })

const isLoggedIn = async (server: MeasuredServer, token: string) =>
  (await server.asks('{ viewer { id } }', {}, token)).data['viewer'] !== null

async function ends(server: MeasuredServer, token: string): Promise<boolean> {
  for (let asked = 0; asked < 1_000; asked++) if (!(await isLoggedIn(server, token))) return true
  return false
}

describe('two servers on one database', () => {
  it('end the sessions of demo accounts when one starts without these, and no others', async () => {
    expect(await ends(one, demo)).toBe(true)
    expect(await isLoggedIn(one, alice)).toBe(true)
    expect(await isLoggedIn(other, alice)).toBe(true)
  })

  it('end a session on both when it ends on one', async () => {
    const bob = await signsUp('bob')
    for (const server of [one, other]) expect(await isLoggedIn(server, bob)).toBe(true)
    await one.asks('mutation { logOut { ended } }', {}, bob)
    expect(await ends(other, bob)).toBe(true)
    expect(await isLoggedIn(one, bob)).toBe(false)
  })

  it('have the same settings of the site, whichever of them changed it', async () => {
    const nameAt = async (server: MeasuredServer) => (await server.asks('{ site { name } }')).data['site'].name
    for (const [changing, name] of [
      [one, 'Saltmere'],
      [other, 'Harbour'],
    ] as const) {
      await changing.does('editSite', { name }, alice)
      expect(await nameAt(changing)).toBe(name)
      for (let asked = 0; asked < 1_000 && (await nameAt(one)) !== (await nameAt(other)); asked++);
      expect([await nameAt(one), await nameAt(other)]).toEqual([name, name])
    }
  })

  it('refuse what an administrator purges on one of them from the commit on', async () => {
    const erin = await signsUp('erin')
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await picture('png', 60, 60))]), 'file')
    form.append('upload_preset', 'post')
    const headers = { authorization: erin }
    const upload = await fetch(one.urlOf('/media/upload'), { method: 'POST', headers, body: form })
    const { url } = (await upload.json()) as { url: string }
    const post = { id: 'illegal-post', content: 'something illegal', images: [{ url }] }
    await one.does('createPost', post, erin)
    const list = await fetch(other.urlOf('/api/posts'))
    expect([await list.text(), (await fetch(other.urlOf(url))).status]).toEqual([
      expect.stringContaining('illegal'),
      200,
    ])
    await one.does('purge', { kind: 'POST', id: post.id, rule: 'ILLEGAL_CONTENT', password }, alice)
    expect((await fetch(other.urlOf(url))).status).toBe(404)
    const ifKnown = { headers: { 'if-none-match': list.headers.get('etag') ?? '' } }
    expect(await (await fetch(other.urlOf('/api/posts'), ifKnown)).text()).toMatch(/^(?!.*illegal).*maren/s)
    expect((await other.asks('{ post(id: "illegal-post") { id } }')).data['post']).toBeNull()
  })

  it('count wrong passwords for a username together and exactly', async () => {
    await signsUp('carol')
    const statuses: number[] = []
    for (const [tried, server] of [one, other, one, other, one, other].entries())
      statuses.push((await logIn(server, 'carol', 'a guess', `198.51.100.${tried}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
  })

  it('count the actions of an account together, except for a few that are not stored yet', async () => {
    const dan = await signsUp('dan')
    const query = 'mutation ($input: EditProfileInput!) { editProfile(input: $input) { user { id } } }'
    const codes: string[] = []
    for (let round = 0; round < 20; round++)
      for (const server of [one, other]) {
        const { errors } = await server.asks(query, { input: { bio: `Edit ${round}` } }, dan)
        codes.push(errors?.[0]?.extensions.code ?? 'passed')
      }
    const passed = codes.filter((code) => code === 'passed').length
    expect(passed).toBeGreaterThanOrEqual(20)
    expect(passed).toBeLessThan(30)
    expect(new Set(codes)).toEqual(new Set(['passed', 'RATE_LIMITED']))
  })
})
