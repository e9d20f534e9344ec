import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from './config.ts'
import { ConfigError } from './configError.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'linnet-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

describe('settings', () => {
  it('all have a default in development', () => {
    expect(parseConfig({ DATA_DIR })).toMatchObject({
      production: false,
      port: undefined,
      demoAccounts: true,
      seed: true,
      brand: 'Twitter',
      defaultMode: 'light',
    })
  })

  it('take as the brand what administrators could type: a line with letters, in characters that people see', () => {
    const parrots = '🦜'.repeat(40)
    expect(parseConfig({ DATA_DIR, BRAND: parrots }).brand).toBe(parrots)
    expect(parseConfig({ DATA_DIR, BRAND: ' Our\nharbour\u202e ' }).brand).toBe('Our harbour')
    for (const BRAND of ['\u200b', '\u2800', `${parrots}!`])
      expect(() => parseConfig({ DATA_DIR, BRAND })).toThrow('BRAND must have at most 40 characters, and some visible')
  })

  it('create a secret once and keep it', () => {
    const first = parseConfig({ DATA_DIR }).jwtSecret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(parseConfig({ DATA_DIR }).jwtSecret).toBe(first)
  })

  it('require a secret in production, where demo accounts are off', () => {
    expect(() => parseConfig({ DATA_DIR, NODE_ENV: 'production' })).toThrow('JWT_SECRET is required in production')
    const production = parseConfig({ DATA_DIR, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) })
    expect(production).toMatchObject({ demoAccounts: false, seed: false })
  })

  it('keep a key for two-step log-in where they keep the secret, and make none beside a given one', () => {
    const JWT_SECRET = 'x'.repeat(32)
    const { secretsKey, jwtSecret } = parseConfig({ DATA_DIR })
    expect(secretsKey?.length).toBeGreaterThanOrEqual(32)
    expect(secretsKey).not.toBe(jwtSecret)
    expect(parseConfig({ DATA_DIR }).secretsKey).toBe(secretsKey)
    expect(parseConfig({ DATA_DIR, JWT_SECRET }).secretsKey).toBeUndefined()
    expect(() => parseConfig({ DATA_DIR, SECRETS_KEY: 'short' })).toThrow('SECRETS_KEY must have at least 32')
    const required = { DATA_DIR, JWT_SECRET, TWO_STEP_FOR_MODERATORS: 'true' }
    expect(() => parseConfig(required)).toThrow('SECRETS_KEY is required with TWO_STEP_FOR_MODERATORS')
    expect(parseConfig({ ...required, SECRETS_KEY: JWT_SECRET })).toMatchObject({ twoStepForModerators: true })
  })

  it('for uploads in a bucket need its region or its service, and both keys or none', () => {
    const bucket = { DATA_DIR, MEDIA_STORE: 's3://uploads' }
    expect(parseConfig({ DATA_DIR })).toMatchObject({ mediaPlace: 'mongodb', formerMediaPlace: null })
    expect(parseConfig({ ...bucket, AWS_REGION: 'eu-central-1' })).toMatchObject({
      mediaPlace: { name: 'uploads', region: 'eu-central-1', endpoint: undefined, keys: undefined },
      formerMediaPlace: 'mongodb',
    })
    const AWS_ENDPOINT_URL = 'http://localhost:9000'
    const back = { DATA_DIR, AWS_ENDPOINT_URL, MEDIA_STORE: 'mongodb', MEDIA_STORE_PREVIOUS: 's3://uploads' }
    expect(parseConfig(back)).toMatchObject({ mediaPlace: 'mongodb', formerMediaPlace: { endpoint: AWS_ENDPOINT_URL } })
    expect(() => parseConfig(bucket)).toThrow('AWS_REGION is required for s3://')
    const half = { ...bucket, AWS_ENDPOINT_URL, AWS_SECRET_ACCESS_KEY: 'hush' }
    expect(() => parseConfig(half)).toThrow(/^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together[.]$/)
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: 'c' }
    expect(parseConfig({ ...bucket, AWS_ENDPOINT_URL, ...keys }).mediaPlace).toMatchObject({
      keys: { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c' },
    })
    for (const MEDIA_STORE of ['uploads', 's3://', 's3://UPLOADS', 's3://a/folder', 'gs://uploads'])
      expect(() => parseConfig({ DATA_DIR, MEDIA_STORE })).toThrow('MEDIA_STORE must be mongodb or s3:// with the name')
    const same = { ...bucket, AWS_ENDPOINT_URL, MEDIA_STORE_PREVIOUS: 's3://uploads' }
    expect(() => parseConfig(same)).toThrow('MEDIA_STORE_PREVIOUS must name another place')
  })

  it('for the hook of a CDN need the address of the CDN, and never repeat a password', () => {
    const MEDIA_PURGE_URL = 'https://me:hush@hook.example.org'
    expect(() => parseConfig({ DATA_DIR, MEDIA_PURGE_URL })).toThrow(/^MEDIA_PURGE_URL must be (?!.*hush)/)
    const hook = { DATA_DIR, MEDIA_PURGE_URL: 'https://hook.example.org/purge' }
    expect(() => parseConfig(hook)).toThrow('MEDIA_URL is required with MEDIA_PURGE_URL')
    expect(parseConfig({ ...hook, MEDIA_URL: 'https://cdn.example.org' }).cdnHook).toEqual({
      ...{ url: hook.MEDIA_PURGE_URL, secret: undefined, origin: 'https://cdn.example.org' },
    })
  })

  it('accept only local connections outside production, unless HOST is set', () => {
    const production = { DATA_DIR, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) }
    expect(parseConfig({ DATA_DIR }).host).toBe('127.0.0.1')
    expect(parseConfig({ DATA_DIR, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(parseConfig(production).host).toBeUndefined()
  })

  it('for mail require each other, and never repeat the password', () => {
    const SMTP_URL = 'smtp://linnet:hush%21@mail.example.org'
    const [PUBLIC_URL, MAIL_FROM] = ['https://linnet.example.org', 'Linnet <linnet@example.org>']
    expect(() => parseConfig({ DATA_DIR, SMTP_URL, MAIL_FROM })).toThrow('PUBLIC_URL is required with SMTP_URL')
    expect(() => parseConfig({ DATA_DIR, SMTP_URL, PUBLIC_URL })).toThrow('MAIL_FROM is required with SMTP_URL')
    const broken = { DATA_DIR, MAIL_FROM, PUBLIC_URL, SMTP_URL: `${SMTP_URL}/path` }
    expect(() => parseConfig(broken)).toThrow(/^SMTP_URL must be (?!.*hush)/)
    const { smtp } = parseConfig({ DATA_DIR, MAIL_FROM, PUBLIC_URL, SMTP_URL })
    expect(smtp).not.toHaveProperty('tls')
    expect(smtp).toMatchObject({
      ...{ host: 'mail.example.org', port: 587, secure: false, requireTLS: true },
      ...{ auth: { user: 'linnet', pass: 'hush!' }, from: { name: 'Linnet', address: 'linnet@example.org' } },
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['JWT_SECRET', 'short'],
    ['MONGODB_URI', 'http://example.org'],
    ['MONGO_CACHE_MB', '128'],
    ['DEMO_ACCOUNTS', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_ADDRESSES', 'some'],
    ['METRICS_PORT', '-1'],
    ['LOG_SLOW_MS', '0'],
    ['MEDIA_UPLOAD_URL', 'ftp://example.org'],
    ['MEDIA_UPLOAD_URL', 'somewhere'],
    ['MEDIA_QUOTA_MB', '0'],
    ['MEDIA_PURGE_URL', 'ftp://example.org'],
    ['MEDIA_PURGE_URL', 'somewhere'],
    ['MEDIA_PURGE_URL', 'https://me:hush@example.org'],
    ['MEDIA_PURGE_SECRET', 'two words'],
    ['CORS_ORIGINS', 'client.example.org'],
    ['CORS_ORIGINS', 'https://one.example, https://two.example/'],
    ['MEDIA_ORIGINS', '*'],
    ['LINK_CARDS', 'perhaps'],
    ['LINK_CARDS_ORIGINS', 'intranet.example'],
    ['LINK_CARDS_TIMEOUT_MS', '10'],
    ['DEFAULT_MODE', 'dark'],
    ['RATE_LIMITS', 'posts=many'],
    ['JWT_SECRET_PREVIOUS', 'short'],
    ['TRUST_PROXY', 'perhaps'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp://user@mail.example.org'],
    ['SMTP_URL', 'smtp://mail.example.org/?tls.rejectUnauthorized=false'],
    ['MAIL_FROM', 'Linnet'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['PUBLIC_URL', 'linnet.example.org'],
    ['PUBLIC_URL', 'https://linnet.example.org/app'],
  ])('name the wrong setting: %s=%s', (name, value) => {
    expect(() => parseConfig({ DATA_DIR, [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ DATA_DIR, [name]: value })).toThrow(name)
  })

  it.each([
    ['WORKERS', 'abc', 'WORKERS must be a whole number from 1 to 256'],
    ['WORKERS', '1.5', 'WORKERS must be a whole number from 1 to 256'],
    ['MAX_REQUESTS', '0', 'MAX_REQUESTS must be a whole number of at least 1'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    ['SEED', 'yes', 'SEED must be one of true, false, 1, 0'],
    ['BRAND', 'x'.repeat(41), 'BRAND must have at most 40 characters, and some visible'],
    [
      'RATE_LIMITS',
      'posts',
      'RATE_LIMITS must be true, false, or limits of SECURITY.md as count/seconds, such as posts=100/3600',
    ],
  ])('say in one line what %s=%s should be', (name, value, message) => {
    expect(() => parseConfig({ DATA_DIR, [name]: value })).toThrow(new ConfigError(message))
  })

  it.each(['', '  '])('treat an empty value as not set: "%s"', (blank) => {
    expect(parseConfig({ DATA_DIR, PORT: blank, MONGODB_URI: blank })).toMatchObject({
      port: undefined,
      mongodbUri: undefined,
    })
  })

  it('allow the default media host unless MEDIA_ORIGINS lists others or is empty', () => {
    const originsWith = (settings: object) => parseConfig({ DATA_DIR, ...settings }).mediaOrigins
    expect(originsWith({})).toEqual(['https://res.cloudinary.com'])
    expect(originsWith({ MEDIA_ORIGINS: 'https://a.example https://b.example' })).toEqual([
      'https://a.example',
      'https://b.example',
    ])
    expect(originsWith({ MEDIA_ORIGINS: '' })).toEqual([])
    expect(originsWith({ MEDIA_ORIGINS: '', MEDIA_UPLOAD_URL: 'https://up.example/x' })).toEqual(['https://up.example'])
  })

  it('create a new secret if a crash left half of one', () => {
    const crashed = mkdtempSync(join(DATA_DIR, 'crashed-'))
    writeFileSync(join(crashed, 'jwt-secret'), '')
    const { jwtSecret } = parseConfig({ DATA_DIR: crashed })
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32)
    expect(parseConfig({ DATA_DIR: crashed }).jwtSecret).toBe(jwtSecret)
  })

  it('say when the data folder cannot be used', () => {
    const notAFolder = join(DATA_DIR, 'a-file')
    writeFileSync(notAFolder, '')
    expect(() => parseConfig({ DATA_DIR: notAFolder })).toThrow(ConfigError)
    expect(() => parseConfig({ DATA_DIR: notAFolder })).toThrow('DATA_DIR')
  })
})
