import { signsUp } from '../testing/cast.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

const graphql = (query: string, variables: object = {}, token?: string) =>
  fetch(urlOf('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  })

describe('every response', () => {
  useServer(sharedSettings)

  it.each([
    ['GET', '/healthz'],
    ['GET', '/api/posts'],
    ['GET', '/api/nothing'],
    ['POST', '/api/auth/login'],
    ['PUT', '/api/posts'],
    ['GET', '/graphql'],
    ['POST', '/graphql'],
    ['DELETE', '/graphql'],
    ['POST', '/graphql/nothing'],
    ['GET', '/media/builtin/default-avatar.webp'],
    ['GET', '/media/nothing.webp'],
    ['POST', '/media/upload'],
    ['GET', '/assets/nothing.js'],
    ['POST', '/nowhere'],
  ])('to %s %s carries the security headers', async (method, path) => {
    const { headers } = await fetch(urlOf(path), { method })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('from the GraphQL API must not be cached', async () => {
    const { token } = await signsUp('eve')
    const { headers } = await graphql('{ viewer { email } }', {}, token)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')).toContain('authorization')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('an unknown path', () => {
  useServer(sharedSettings)

  it.each([
    ['GET', '/graphql/x', 404, 'application/json'],
    ['POST', '/graphql/x', 404, 'application/json'],
    ['PATCH', '/api/x', 404, 'application/json'],
    ['GET', '/api/x', 404, 'application/json'],
    ['GET', '/media/x', 404, 'text/plain'],
    ['DELETE', '/media/x', 404, 'text/plain'],
    ['POST', '/nowhere', 405, 'text/plain'],
    ['PUT', '/healthz', 405, 'text/plain'],
  ])('gets the error format of its API: %s %s with %i and %s', async (method, path, status, type) => {
    const response = await fetch(urlOf(path), { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(type)
    if (status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('with introspection off, the GraphQL API', () => {
  useServer(sharedSettings)

  it.each<[string, object]>([
    ['{ __schema { types { name } } }', {}],
    ['{ __type(name: "User") { name } }', {}],
    ['{ viewer { pasword } }', {}],
    ['{ viewer }', {}],
    ['{ posts(firs: 1) { edges { cursor } } }', {}],
    ['{ feed(filter: LATES) { edges { cursor } } }', {}],
    ['mutation { likePost(input: { pos: 1 }) { post { id } } }', {}],
    ['query ($x: Usr) { viewer { id } }', {}],
    ['mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', { input: { contnt: 1 } }],
    ['query ($first: Int) { posts(first: $first) { edges { cursor } } }', { first: 'many' }],
  ])('reveals no names in errors: %s', async (query, variables) => {
    const { errors } = (await (await graphql(query, variables)).json()) as { errors: { message: string }[] }
    expect(errors.length).toBeGreaterThan(0)
    for (const { message } of errors)
      expect(['The query does not fit the schema.', 'The variables do not fit the query.']).toContain(message)
  })

  it('has no playground', async () => {
    const response = await fetch(urlOf('/graphql'), { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
  })
})
