import type { PartCounter } from './parts.ts'

/** A box of an ISO media file (MP4, AVIF). It begins at `at`, and its content is from `start` to `end`. */
export type Box = { type: string; at: number; start: number; end: number }

/** The boxes that fill a file exactly between two offsets; null if there are none. Throws TooManyParts. */
export function boxesBetween(bytes: Buffer, from: number, to: number, parts: PartCounter): Box[] | null {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    parts.count()
    const box = boxAt(bytes, at, to)
    if (!box) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The boxes inside a box, after `ownBytes` of its own fields; null if they do not fill it. Throws TooManyParts. */
export function boxesIn(bytes: Buffer, box: Box, parts: PartCounter, ownBytes = 0): Box[] | null {
  return boxesBetween(bytes, box.start + ownBytes, box.end, parts)
}

function boxAt(bytes: Buffer, at: number, to: number): Box | null {
  if (to - at < 8) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  // QuickTime's own types start with ©.
  if (!/^[\w© !-/:-@[-`{-~]{4}$/.test(type)) return null
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { type, at, start: at + 8, end: to }
  if (size === 1) return largeBoxAt(bytes, type, at, to)
  return size >= 8 && size <= to - at ? { type, at, start: at + 8, end: at + size } : null
}

function largeBoxAt(bytes: Buffer, type: string, at: number, to: number): Box | null {
  if (to - at < 16) return null
  const size = bytes.readBigUInt64BE(at + 8)
  return size >= 16n && size <= BigInt(to - at) ? { type, at, start: at + 16, end: at + Number(size) } : null
}
