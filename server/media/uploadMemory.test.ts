import { platform } from 'node:os'
import { mp4 } from '../testing/media/videos.ts'
import { MeasuredServer } from '../testing/media/measuredServer.ts'
import { emptyPng, wideImages } from '../testing/media/pictures.ts'
import { form } from '../testing/media/form.ts'

const password = 'correct horse battery'

/** Only Linux shows the memory of other processes under /proc. */
const onLinux = platform() === 'linux' ? describe : describe.skip

onLinux('the memory of a server', () => {
  let server: MeasuredServer

  beforeAll(async () => {
    server = await MeasuredServer.start()
  })
  afterAll(() => server.remove())

  it('stays below 400 MiB whatever several accounts upload at once', async () => {
    const video = Buffer.concat([mp4(), Buffer.from([0, 0x6f, 0, 0]), Buffer.from('free'), Buffer.alloc(0x6f0000 - 8)])
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

  async function upload(token: string, file: Buffer): Promise<number> {
    const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=----border' }
    const response = await fetch(server.urlOf('/media/upload'), {
      method: 'POST',
      headers,
      body: new Uint8Array(form(file)),
    })
    await response.arrayBuffer()
    return response.status
  }
})
