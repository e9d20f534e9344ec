import type { Random } from '../random.ts'

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer

const extremes = [0, 1, 7, 8, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]

const somewhere = (bytes: Buffer, random: Random) => random.below(bytes.length + 1)

const mutations: Mutation[] = [
  (bytes, random) => bytes.subarray(0, somewhere(bytes, random)),
  (bytes, random) => changed(bytes, random, 1 + random.below(4)),
  (bytes, random) => changed(bytes, random, 1 + random.below(200)),
  (bytes, random) => changed(bytes.subarray(0, 200), random, 3, bytes.subarray(200)),
  (bytes, random) => withExtreme(bytes, random),
  (bytes, random) => without(bytes, somewhere(bytes, random), random.below(64)),
  (bytes, random) => inserted(bytes, somewhere(bytes, random), randomBytes(random, random.below(64))),
  (bytes, random) => inserted(bytes, somewhere(bytes, random), Buffer.from('<script>alert(1)</script>')),
  (bytes, random) => repeated(bytes, somewhere(bytes, random), random.below(500)),
  (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, somewhere(bytes, random)), other.subarray(somewhere(other, random))]),
  (bytes, random) => Buffer.from(bytes.map((byte) => (random.below(50) === 0 ? 0 : byte))),
]

/** Damages a file with one to three random mutations, which may copy a part of `other`. */
export function mutated(bytes: Buffer, random: Random, other: Buffer): Buffer {
  let result: Buffer = Buffer.from(bytes)
  for (let left = 1 + random.below(3); left > 0; left -= 1) result = random.oneOf(mutations)(result, random, other)
  return result
}

function changed(bytes: Buffer, random: Random, count: number, rest: Buffer = Buffer.alloc(0)): Buffer {
  const copy = Buffer.from(bytes)
  for (let left = count; left > 0 && copy.length > 0; left -= 1) copy[random.below(copy.length)] = random.below(256)
  return Buffer.concat([copy, rest])
}

function withExtreme(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  if (copy.length >= 4) copy.writeUInt32BE(random.oneOf(extremes), random.below(copy.length - 3))
  return copy
}

const without = (bytes: Buffer, at: number, count: number) =>
  Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)])

const inserted = (bytes: Buffer, at: number, piece: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])

const repeated = (bytes: Buffer, at: number, count: number) => inserted(bytes, at, bytes.subarray(at, at + count))

const randomBytes = (random: Random, count: number) =>
  Buffer.from(Array.from({ length: count }, () => random.below(256)))
