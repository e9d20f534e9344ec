import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { fetchOutside, publicAddressesOf } from './fetchOutside.ts'

describe('a host', () => {
  const asked = { origins: [], userAgent: 'Tests', onAsk: () => {} }

  const naming = (v4: string[], v6: string[]) => ({
    resolve4: async () => v4,
    resolve6: async () => (v6.length === 0 ? Promise.reject(new Error('ENODATA')) : v6),
  })

  it('is asked only if all of its addresses are public', async () => {
    const addressesOf = (hostname: string, v4: string[] = [], v6: string[] = []) =>
      publicAddressesOf(hostname, naming(v4, v6))
    expect(await addressesOf('example.org', ['1.1.1.1'], ['2606:4700::1111'])).toEqual(['1.1.1.1', '2606:4700::1111'])
    expect(await addressesOf('[2606:4700::1111]')).toEqual(['2606:4700::1111'])
    await expect(addressesOf('example.org', ['1.1.1.1', '10.0.0.1'])).rejects.toThrow('not public')
    await expect(addressesOf('example.org', ['1.1.1.1'], ['fd00::1'])).rejects.toThrow('not public')
    await expect(addressesOf('example.org')).rejects.toThrow('no address')
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', new URL('http://0x7f.1/').hostname])
      await expect(addressesOf(host)).rejects.toThrow('not public')
  })

  it('is asked at the address that its name had at first, and not again once that is another', async () => {
    const ending = new AbortController()
    const attempts: string[] = []
    const note = (message: unknown) =>
      (message as { socket: Socket }).socket.once('connectionAttempt', (address: string, port: number) => {
        // MongoDB's driver may also connect meanwhile.
        if (port !== 80) return
        attempts.push(address)
        setImmediate(() => ending.abort())
      })
    // By its range it is public, but nobody has it.
    const answers = [['3ffe::1'], ['::1'], ['::1']]
    const names = { ...naming([], []), resolve6: async () => answers.shift() ?? [] }
    const outside = { ...asked, names, signal: ending.signal }
    subscribe('net.client.socket', note)
    try {
      await expect(fetchOutside('http://changing.example/', /html/, outside)).rejects.toThrow()
      const later = { ...outside, signal: AbortSignal.timeout(60_000) }
      await expect(fetchOutside('http://changing.example/', /html/, later)).rejects.toThrow('not public')
    } finally {
      unsubscribe('net.client.socket', note)
    }
    expect(attempts).toEqual(['3ffe::1'])
    expect(answers).toHaveLength(1)
  })

  it('is asked only on its usual port, and without a password', async () => {
    const outside = { ...asked, names: naming([], []), signal: AbortSignal.timeout(60_000) }
    for (const [address, why] of [
      ['http://1.1.1.1:8080/', 'port'],
      ['https://me:secret@1.1.1.1/', 'password'],
      ['ftp://1.1.1.1/', 'http'],
    ] as const)
      await expect(fetchOutside(address, /html/, outside)).rejects.toThrow(why)
  })
})
