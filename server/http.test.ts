import { urlOf, useServer } from './testing/testServer.ts'

useServer()

describe('the HTTP server', () => {
  it('lives, and is ready when the database answers', async () => {
    expect((await fetch(urlOf('/healthz'))).status).toBe(200)
    expect((await fetch(urlOf('/readyz'))).status).toBe(200)
  })

  it('names every request', async () => {
    const ids = await Promise.all(
      ['/healthz', '/healthz'].map(async (path) => (await fetch(urlOf(path))).headers.get('x-request-id')),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('serves the pictures that ship with it as what they are, to be kept for long', async () => {
    const response = await fetch(urlOf('/media/builtin/default-avatar.webp'))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('does not serve anything beside them', async () => {
    for (const path of [
      '/media/seed/../users.ts',
      '/media/seed/%2e%2e/users.ts',
      '/media/seed/nothing.webp',
      '/media/seed/',
    ]) {
      expect((await fetch(urlOf(path))).status).toBe(404)
    }
  })

  it('lets no page of it run scripts of others', async () => {
    const policy = (await fetch(urlOf('/healthz'))).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
  })
})
