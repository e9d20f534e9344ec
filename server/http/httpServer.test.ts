import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

describe('the HTTP server', () => {
  it('is alive, and ready when the database responds', async () => {
    expect((await fetch(urlOf('/healthz'))).status).toBe(200)
    expect((await fetch(urlOf('/readyz'))).status).toBe(200)
  })

  it('gives every request an id', async () => {
    const ids = await Promise.all(
      ['/healthz', '/healthz'].map(async (path) => (await fetch(urlOf(path))).headers.get('x-request-id')),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('serves built-in pictures with their content type and long caching', async () => {
    const response = await fetch(urlOf('/media/builtin/default-avatar.webp'))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('serves nothing outside their folders', async () => {
    for (const path of [
      '/media/seed/../users.ts',
      '/media/seed/%2e%2e/users.ts',
      '/media/seed/nothing.webp',
      '/media/seed/',
    ]) {
      expect((await fetch(urlOf(path))).status).toBe(404)
    }
  })

  it('forbids scripts from other origins', async () => {
    const policy = (await fetch(urlOf('/healthz'))).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
  })
})
