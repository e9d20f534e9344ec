import { allowedOrigin as allowed, sharedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

const preflight = (path: string, origin: string) =>
  fetch(urlOf(path), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })

const posts = (origin: string) =>
  fetch(urlOf('/graphql'), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{"query":"{ viewer { id } }"}',
  })

const allowedOf = ({ headers }: Response) => headers.get('access-control-allow-origin')

describe('pages of other origins', () => {
  useServer(sharedSettings)

  it.each(['/graphql', '/api/posts', '/media/upload'])('may use %s if their origin is allowed', async (path) => {
    const response = await preflight(path, allowed)
    expect(response.status).toBe(204)
    expect(allowedOf(response)).toBe(allowed)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
  })

  it('can read responses, the Link header and pictures', async () => {
    expect(allowedOf(await posts(allowed))).toBe(allowed)
    const list = await fetch(urlOf('/api/posts'), { headers: { origin: allowed } })
    expect(allowedOf(list)).toBe(allowed)
    expect(list.headers.get('access-control-expose-headers')).toContain('Link')
    expect(list.headers.get('vary')).toMatch(/origin/i)
    expect(list.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
    const picture = await fetch(urlOf('/media/builtin/default-avatar.webp'))
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('are refused if their origin is not allowed', async () => {
    expect(allowedOf(await preflight('/graphql', 'https://elsewhere.example'))).toBeNull()
    expect(allowedOf(await posts('https://elsewhere.example'))).toBeNull()
  })
})
