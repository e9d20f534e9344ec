import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { platform } from 'node:os'
import { mp4 } from '../testing/media/videos.ts'
import { MeasuredServer } from '../testing/media/measuredServer.ts'
import { emptyPng, wideImages } from '../testing/media/pictures.ts'
import { boundary, form, part } from '../testing/media/form.ts'

const password = 'correct horse battery'

const video = Buffer.concat([mp4(), Buffer.from([0, 0x6f, 0, 0]), Buffer.from('free'), Buffer.alloc(0x6f0000 - 8)])

/** Only Linux shows the memory of other processes under /proc. */
const onLinux = platform() === 'linux' ? describe : describe.skip

onLinux('the memory of a server', () => {
  let server: MeasuredServer

  beforeAll(async () => {
    server = await MeasuredServer.start()
  })
  afterAll(() => server.remove())

  it('stays below 400 MiB whatever several accounts upload at once', async () => {
    const endless = Buffer.concat([emptyPng(9, 9), Buffer.alloc(12_000_000)])
    const bombs = [emptyPng(16_000, 16_000, 8), endless, video]
    const tokens = await Promise.all(['mallory', 'mike', 'moe'].map(signUp))
    const results = await Promise.all(
      (await wideImages()).map(async (image, index) => {
        const statuses: number[] = []
        for (const file of [image, ...bombs]) statuses.push(await upload(tokens[index] ?? '', file))
        return statuses
      }),
    )
    expect(results.flat().filter((status) => ![200, 400, 413].includes(status))).toEqual([])
    expect(await server.mostMemory()).toBeLessThan(400)
  })

  it('stays below 400 MiB whatever was refused while its sender goes on', async () => {
    const token = await signUp('mona')
    // The long field lets the server read the first file to its end before it comes to the second.
    const parts = [part('name="file"; filename="one"', video), part('name="long"', Buffer.alloc(300_000))]
    const twoFiles = Buffer.concat([...parts, part('name="file"; filename="another"')])
    const begun: Awaited<ReturnType<typeof begins>>[] = []
    while (begun.length < 45) begun.push(await begins(token, twoFiles))
    expect(begun.map(({ status }) => status)).toEqual(Array(45).fill(400))
    expect(await server.mostMemory()).toBeLessThan(400)
    for (const { leave } of begun) leave()
  })

  async function signUp(username: string): Promise<string> {
    const input = { name: username, username, email: `${username}@example.org`, password, confirmPassword: password }
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }'
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(server.urlOf('/graphql'), {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { input } }),
    })
    return ((await response.json()) as { data: { signUp: { token: string } } }).data.signUp.token
  }

  const headersOf = (token: string) => ({
    authorization: token,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })

  async function begins(token: string, body: Buffer) {
    const sent = request(server.urlOf('/media/upload'), { method: 'POST', headers: headersOf(token) })
    sent.write(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: response.statusCode, leave: () => sent.destroy() }
  }

  async function upload(token: string, file: Buffer): Promise<number> {
    const headers = headersOf(token)
    const response = await fetch(server.urlOf('/media/upload'), {
      method: 'POST',
      headers,
      body: new Uint8Array(form(file)),
    })
    await response.arrayBuffer()
    return response.status
  }
})
