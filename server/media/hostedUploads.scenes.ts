import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseConfig } from '../config.ts'
import { clientSettings } from '../pages/clientSettings.ts'
import { cast } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { testSettings, urlOf, useServer } from '../testing/testServer.ts'

type Received = { form: FormData; authorization: string | undefined }

const received: Received[] = []

const hosted: Server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(Buffer.concat(chunks), { headers }).formData()
    received.push({ form, authorization: request.headers.authorization })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ secure_url: `${origin}/v1/picture.jpg`, width: 64, height: 48, bytes: 1 }))
  })()
}).listen(0, '127.0.0.1')
await once(hosted, 'listening')

const origin = `http://127.0.0.1:${(hosted.address() as AddressInfo).port}`
const environment = { MEDIA_UPLOAD_URL: `${origin}/v1/upload`, MEDIA_UPLOAD_PRESET: 'our-preset' }

afterAll(() => void hosted.close())

const settings = () => clientSettings(parseConfig({ ...testSettings, ...environment }))

describe('with a hosted media service', () => {
  useServer(environment)

  it('the client is told where to upload, with which preset, and to keep its token', () => {
    const presets = { post: 'our-preset', profile: 'our-preset' }
    expect(settings().upload).toEqual({ url: `${origin}/v1/upload`, presets, sendsToken: false })
    expect(settings().mediaOrigins).toContain(origin)
  })

  it('the content security policy lets pages upload to it and show its files', async () => {
    const policy = (await fetch(urlOf('/healthz'))).headers.get('content-security-policy') ?? ''
    const sources = Object.fromEntries(policy.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
    for (const use of ['connect-src', 'img-src', 'media-src']) expect(sources[use]).toContain(origin)
  })

  it('files uploaded there can be used in posts and as avatars', async () => {
    const { alice } = await cast()
    const { url, presets } = settings().upload
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await picture())]), 'photo.png')
    form.append('upload_preset', presets.post)
    const { secure_url } = (await (await fetch(url, { method: 'POST', body: form })).json()) as { secure_url: string }
    expect(received.map(({ form: sent, authorization }) => [sent.get('upload_preset'), authorization])).toEqual([
      ['our-preset', undefined],
    ])
    const post = await alice.posts('', { images: [{ url: secure_url, width: 64, height: 48 }] })
    expect(await alice.sees(post)).toMatchObject({ images: [{ url: secure_url, width: 64, height: 48 }] })
    await alice.editsProfile({ avatar: secure_url })
    await expect(alice.posts('', { images: [{ url: 'https://elsewhere.example/a.png' }] })).rejects.toHaveCode(
      'VALIDATION_FAILED',
    )
  })
})

describe('without a hosted media service', () => {
  it('the client uploads to this server, with its token and a preset each for posts and profiles', () => {
    const { upload } = clientSettings(parseConfig(testSettings))
    expect(upload).toEqual({ url: '/media/upload', presets: { post: 'post', profile: 'profile' }, sendsToken: true })
  })
})
