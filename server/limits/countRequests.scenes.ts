import { urlOf, useServer } from '../testing/testServer.ts'

const ask = (path: string, address: string) => fetch(urlOf(path), { headers: { 'x-forwarded-for': address } })
const message = 'Too many attempts, please try again later.'
const retryAfterSeconds: unknown = expect.any(Number)
const retryAt: unknown = expect.stringMatching(/^\d{4}-.*Z$/)

describe('requests from one address', () => {
  const origin = 'https://client.example.org'
  useServer({ RATE_LIMITS: 'requests=3/3600', TRUST_PROXY: '1', CORS_ORIGINS: origin })

  it.each([
    [
      '/graphql',
      '192.0.2.1',
      'application/json',
      { errors: [{ message, extensions: { code: 'RATE_LIMITED', retryAfterSeconds, retryAt } }] },
    ],
    ['/api/posts', '192.0.2.2', 'application/json', { errors: [message] }],
    ['/API/posts', '192.0.2.7', 'application/json', { errors: [message] }],
    ['/media/x.webp', '192.0.2.3', 'application/json', { errors: [message] }],
    ['/explore', '192.0.2.4', 'text/plain', null],
  ])('are limited, and refused in the error format of their API: %s', async (path, address, type, body) => {
    for (const _ of [1, 2, 3]) expect((await ask(path, address)).status).not.toBe(429)
    const refused = await ask(path, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('content-type')).toContain(type)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    if (body) expect(await refused.json()).toMatchObject(body)
    expect((await ask(path, address.replace('.2.', '.3.'))).status).not.toBe(429)
  })

  it('count if they are preflights, and the refusal can be read by pages of allowed origins', async () => {
    const headers = { origin, 'x-forwarded-for': '192.0.2.6' }
    const preflight = { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'POST' } }
    const asks = (request: RequestInit) => fetch(urlOf('/api/posts'), request)
    for (const _ of [1, 2, 3]) expect((await asks(preflight)).headers.get('ratelimit')).toContain('"requests";r=')
    const refused = await asks({ headers })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, origin])
    expect((await asks(preflight)).status).toBe(204)
  })

  it('do not count if they are health checks', async () => {
    for (const _ of Array(5)) expect((await ask('/healthz', '192.0.2.5')).status).toBe(200)
  })
})
