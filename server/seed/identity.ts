import { createHash } from 'node:crypto'

/** Any fixed UUID would do. */
const namespace = Buffer.from('5eed11a7c0de4b1d8a115ea500ca7001', 'hex')

/** The UUID (version 5, RFC 9562) for a name such as `post/shop-cat`; the same on every machine. */
export function seedId(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A pseudorandom number in [0, 1) for a name; the same on every machine. */
export function seedFraction(name: string): number {
  return createHash('sha1').update(namespace).update(name).digest().readUInt32BE(0) / 2 ** 32
}
