import { openApiDocument } from './openapi.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { calls } from './calls.ts'

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
    expect(named.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort())
    expect(named).toHaveLength(18)
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

  it('opens in a browser that visits the address of the API', async () => {
    const response = await fetch(urlOf('/api'), { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/docs'])
  })
})

it('describes the bounds of what clients send as the server checks them', () => {
  const { schemas } = (openApiDocument() as { components: { schemas: Record<string, unknown> } }).components
  expect(schemas['SignUp']).toMatchObject({
    properties: { username: { pattern: '^[A-Za-z0-9_]{1,30}$' }, password: { minLength: 6 }, name: { minLength: 1 } },
  })
  expect(schemas['NewPost']).toMatchObject({
    required: ['postData'],
    properties: {
      postData: { properties: { _id: { pattern: '^[A-Za-z0-9_-]{8,64}$' }, images: { maxItems: 20 } } },
    },
  })
})
