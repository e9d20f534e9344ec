import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isBlank } from '../text.rules.ts'
import { picture } from '../testing/media/pictures.ts'
import { OldClient } from '../testing/oldClient.ts'
import { openApiDocument } from './openapi.ts'
import { visiblePattern } from './texts.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { calls } from '../testing/restCalls.ts'

useServer()

const get = (path: string) => fetch(urlOf(path))

describe('the reference', () => {
  it('is an OpenAPI 3.1 document that names every call', async () => {
    const response = await get('/api/openapi.json')
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> }
    expect(openapi).toBe('3.1.0')
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const called = calls.map(
      ({ method, path }) => `${method} /api${path === '/' ? '' : path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(called).toHaveLength(19)
    expect(named.sort()).toEqual([...called, 'post /media/upload'].sort())
  })

  it('has a page without external files and inline scripts', async () => {
    const response = await get('/api/docs')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    const page = await response.text()
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.every((address) => address.startsWith('/'))).toBe(true)
    expect(page).not.toMatch(/<script>/)
    for (const address of addresses.filter((path) => path.startsWith('/api')))
      expect(await get(address)).toMatchObject({ status: 200 })
  })

  it.each(['openapi.json', 'docs', 'docs/start.js', 'docs/swagger-ui.css'])(
    'answers 405 in JSON to other methods at /api/%s',
    async (path) => {
      for (const method of ['POST', 'PUT', 'OPTIONS']) {
        const { status, headers, body } = await new OldClient().sends(method, `/${path}`)
        expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
        expect(body).toEqual({ errors: ['This address has no such method.'] })
      }
    },
  )

  it('opens in a browser that visits the address of the API', async () => {
    const response = await fetch(urlOf('/api'), { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/docs'])
  })
})

type Schema = { properties: Record<string, Schema>; [keyword: string]: unknown }

describe('the schemas of requests', () => {
  const { schemas } = (openApiDocument(calls) as { components: { schemas: Record<string, Schema> } }).components
  const propertiesOf = (name: string, part: string) => schemas[name]?.properties[part]?.properties

  it('have the bounds that the server checks', () => {
    expect(schemas['SignUp']).toMatchObject({
      required: ['name', 'username', 'email', 'password', 'confirmPassword'],
      properties: {
        name: { minLength: 1, maxLength: 50 },
        username: { pattern: '^[A-Za-z0-9_]{1,30}$' },
        email: { minLength: 1, maxLength: 254 },
        password: { minLength: 6, maxLength: 128 },
      },
    })
    expect(schemas['LogIn']).toMatchObject({ required: ['username', 'password'] })
    expect(schemas['NewPost']).toMatchObject({ required: ['postData'] })
    expect(propertiesOf('NewPost', 'postData')).toMatchObject({
      _id: { pattern: '^[A-Za-z0-9_-]{8,64}$' },
      content: { maxLength: 380 },
      images: { maxItems: 2, items: { maxLength: 2_000 } },
      links: { maxProperties: 10, propertyNames: { maxLength: 50 }, additionalProperties: { maxLength: 2_000 } },
    })
    expect(propertiesOf('EditPost', 'postData')).toMatchObject({ comments: { maxItems: 200 } })
    expect(propertiesOf('EditUser', 'userData')).toMatchObject({
      name: { maxLength: 50 },
      bio: { maxLength: 160 },
      location: { maxLength: 30 },
      website: { maxLength: 200 },
    })
    expect(schemas['UploadForm']).toMatchObject({
      required: ['file', 'upload_preset'],
      properties: { upload_preset: { enum: ['post', 'profile'] } },
    })
  })

  it('have no defaults', () => {
    for (const name of ['SignUp', 'LogIn', 'NewPost', 'EditPost', 'EditUser', 'UploadForm'])
      expect(JSON.stringify(schemas[name])).not.toContain('"default"')
  })

  it('refuse no text that the server takes', () => {
    const units = Array.from({ length: 0xd800 }, (_, unit) => String.fromCharCode(unit))
    const visible = new RegExp(visiblePattern, 'u')
    expect(units.filter((unit) => !visible.test(unit) && !isBlank(unit))).toEqual([])
  })
})

it('describes every tag', () => {
  const { tags, paths } = openApiDocument(calls) as {
    tags: { name: string; description: string }[]
    paths: Record<string, Record<string, { tags: string[] }>>
  }
  const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((operation) => operation.tags))
  expect(tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort())
  for (const { description } of tags) expect(description).toMatch(/\.$/)
})

it('types the client in the README, which compiles and runs', async () => {
  const readme = readFileSync('server/rest/README.md', 'utf8')
  const [, client = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const maren = { name: 'Maren Holt', username: 'maren_holt', email: 'maren@example.org', password: 'maren-linnet' }
  await new OldClient().post('/auth/signup', { ...maren, confirmPassword: maren.password })
  const folder = await mkdtemp(join(tmpdir(), 'linnet-client-'))
  const runs = (file: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [resolve('node_modules', file), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', LINNET: urlOf('/') },
    }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${file}: ${stdout}${stderr}`)
    })
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'picture.png'), await picture())
    await writeFile(join(folder, 'client.ts'), client)
    await runs('openapi-typescript/bin/cli.js', urlOf('/api/openapi.json'), '-o', 'api.ts')
    const strict = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node']
    await runs('typescript-7/bin/tsc', 'client.ts', ...strict, '--module', 'preserve', '--target', 'es2023')
    const { stdout } = await runs('tsx/dist/cli.mjs', 'client.ts')
    expect(stdout).toBe('Maren Holt likes Typed from the document 1\n')
  } finally {
    await rm(folder, { recursive: true })
  }
})
