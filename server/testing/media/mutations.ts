import type { Random } from '../random.ts'

type Mutation = (bytes: Buffer, chance: Random, other: Buffer) => Buffer

/** Numbers that a size or a count is never thought to be. */
const extremes = [0, 1, 7, 8, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]

const somewhere = (bytes: Buffer, chance: Random) => chance.below(bytes.length + 1)

const mutations: Mutation[] = [
  (bytes, chance) => bytes.subarray(0, somewhere(bytes, chance)),
  (bytes, chance) => changed(bytes, chance, 1 + chance.below(4)),
  (bytes, chance) => changed(bytes, chance, 1 + chance.below(200)),
  (bytes, chance) => changed(bytes.subarray(0, 200), chance, 3, bytes.subarray(200)),
  (bytes, chance) => withExtreme(bytes, chance),
  (bytes, chance) => without(bytes, somewhere(bytes, chance), chance.below(64)),
  (bytes, chance) => inserted(bytes, somewhere(bytes, chance), randomBytes(chance, chance.below(64))),
  (bytes, chance) => inserted(bytes, somewhere(bytes, chance), Buffer.from('<script>alert(1)</script>')),
  (bytes, chance) => repeated(bytes, somewhere(bytes, chance), chance.below(500)),
  (bytes, chance, other) =>
    Buffer.concat([bytes.subarray(0, somewhere(bytes, chance)), other.subarray(somewhere(other, chance))]),
  (bytes, chance) => Buffer.from(bytes.map((byte) => (chance.below(50) === 0 ? 0 : byte))),
]

/** A file made of another one by one to three accidents; `other` is what a part may come from. */
export function mutated(bytes: Buffer, chance: Random, other: Buffer): Buffer {
  let result: Buffer = Buffer.from(bytes)
  for (let left = 1 + chance.below(3); left > 0; left -= 1) result = chance.oneOf(mutations)(result, chance, other)
  return result
}

function changed(bytes: Buffer, chance: Random, count: number, rest: Buffer = Buffer.alloc(0)): Buffer {
  const copy = Buffer.from(bytes)
  for (let left = count; left > 0 && copy.length > 0; left -= 1) copy[chance.below(copy.length)] = chance.below(256)
  return Buffer.concat([copy, rest])
}

function withExtreme(bytes: Buffer, chance: Random): Buffer {
  const copy = Buffer.from(bytes)
  if (copy.length >= 4) copy.writeUInt32BE(chance.oneOf(extremes), chance.below(copy.length - 3))
  return copy
}

const without = (bytes: Buffer, at: number, count: number) =>
  Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)])

const inserted = (bytes: Buffer, at: number, piece: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])

const repeated = (bytes: Buffer, at: number, count: number) => inserted(bytes, at, bytes.subarray(at, at + count))

const randomBytes = (chance: Random, count: number) =>
  Buffer.from(Array.from({ length: count }, () => chance.below(256)))
