import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf, isSecure, networkOf, networkOfConnection } from './address.ts'
import { publicOrigin } from './publicOrigin.ts'
import { parseTrustedProxies } from './trustedProxies.ts'

const arriving = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

function trusting(setting: string) {
  const trustsProxy = parseTrustedProxies(setting)
  if (!trustsProxy) throw new Error(`TRUST_PROXY=${setting} is refused`)
  return { trustsProxy, publicUrl: undefined }
}

const seenBehind = (setting: string, remoteAddress: string, forwarded: string) =>
  addressOf(arriving(remoteAddress, { 'x-forwarded-for': forwarded }), trusting(setting))

describe('the address of a request', () => {
  it.each([
    // TRUST_PROXY, connection from, X-Forwarded-For, address
    ['false', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['true', '192.0.2.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['1', '192.0.2.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['2', '192.0.2.1', '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    ['2', '192.0.2.1', '198.51.100.7', '198.51.100.7'],
    ['0', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['10.0.0.0/8', '10.1.2.3', '203.0.113.9, 10.4.5.6', '203.0.113.9'],
    ['10.0.0.0/8', '10.1.2.3', '203.0.113.9, 198.51.100.7, 10.4.5.6', '198.51.100.7'],
    ['10.0.0.0/8', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['loopback, 192.0.2.1', '::ffff:192.0.2.1', '198.51.100.7', '198.51.100.7'],
  ])('with TRUST_PROXY=%s from %s for "%s" is %s', (setting, remoteAddress, forwarded, address) => {
    expect(seenBehind(setting, remoteAddress, forwarded)).toBe(address)
  })

  it.each(['garbage', '', '<script>', '999.1.1.1', '1', 'unknown', `${'1'.repeat(5_000)}`])(
    'is the proxy\'s when it forwards "%s", which is not an address',
    (forwarded) => expect(seenBehind('true', '192.0.2.1', forwarded)).toBe('192.0.2.1'),
  )

  it.each([
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:51234', '198.51.100.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['2001:0db8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('has one spelling: %s is %s', (forwarded, address) => {
    expect(seenBehind('true', '192.0.2.1', forwarded)).toBe(address)
  })

  it('is counted per /64 for IPv6 and individually for IPv4', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::9'))
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
    expect(networkOf('198.51.100.7')).not.toBe(networkOf('198.51.100.8'))
  })
})

describe('the network of a connection', () => {
  const networkFrom = (remoteAddress: string) => networkOfConnection({ remoteAddress } as Socket)

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff'],
    ['2001:db8:0:1::1', '2001:0DB8:0000:0001:0000:0000:0000:0002'],
    ['::1', '::2'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['192.0.2.1', '::ffff:c000:201'],
  ])('of %s and %s is one', (first, second) => {
    expect(networkFrom(second)).toBe(networkFrom(first))
  })

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['192.0.2.1', '192.0.2.2'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['::1', '127.0.0.1'],
  ])('of %s is another than that of %s', (first, second) => {
    expect(networkFrom(second)).not.toBe(networkFrom(first))
  })
})

describe('TRUST_PROXY', () => {
  it.each(['perhaps', '21', '-1', '10.0.0.0/33', '10.0.0.0/8/8', '0.0.0.0/0', '::/0', '10.0.0/8', 'example.org', ','])(
    'refuses %s',
    (setting) => expect(parseTrustedProxies(setting)).toBeNull(),
  )
})

describe('the origin of full URLs', () => {
  const untrusting = trusting('false')

  it('is PUBLIC_URL, whatever the request says', () => {
    const request = arriving('192.0.2.1', { host: 'elsewhere.example' })
    expect(publicOrigin(request, { ...untrusting, publicUrl: 'https://linnet.example' })).toBe('https://linnet.example')
  })

  it.each([
    ['linnet.example', 'http://linnet.example'],
    ['localhost:4000', 'http://localhost:4000'],
    ['[::1]:4000', 'http://[::1]:4000'],
    ['elsewhere.example/path', 'http://localhost'],
    ['user@elsewhere.example', 'http://localhost'],
    ['"><script>', 'http://localhost'],
    ['a b', 'http://localhost'],
    ['linnet.example:99999', 'http://localhost'],
    ['', 'http://localhost'],
  ])('without PUBLIC_URL comes from the Host header "%s": %s', (host, origin) => {
    expect(publicOrigin(arriving('192.0.2.1', { host }), untrusting)).toBe(origin)
  })

  it('is https only if a trusted proxy says so', () => {
    const request = arriving('192.0.2.1', { host: 'linnet.example', 'x-forwarded-proto': 'https' })
    expect(isSecure(request, untrusting)).toBe(false)
    expect(publicOrigin(request, trusting('192.0.2.0/24'))).toBe('https://linnet.example')
    expect(publicOrigin(request, trusting('198.51.100.0/24'))).toBe('http://linnet.example')
  })
})
