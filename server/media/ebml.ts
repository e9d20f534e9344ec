import type { PartCounter } from './parts.ts'
import type { Blank } from './videoStructure.ts'

/** An element of EBML, the structure of WebM. `end` is null if the file does not say where it ends. */
export type Element = { id: number; at: number; start: number; end: number | null }
export type WholeElement = Element & { end: number }

/** The element at an offset; null if there is none, or it ends after `to`. Throws TooManyParts. */
export function elementAt(bytes: Buffer, at: number, to: number, parts: PartCounter): Element | null {
  parts.count()
  const idLength = lengthAt(bytes, at, to)
  if (idLength === null || idLength > 4) return null
  const sizeAt = at + idLength
  const sizeLength = lengthAt(bytes, sizeAt, to)
  if (sizeLength === null) return null
  const id = bytes.readUIntBE(at, idLength)
  const start = sizeAt + sizeLength
  const size = sizeOf(bytes, sizeAt, sizeLength)
  if (size === null) return { id, at, start, end: null }
  return size <= to - start ? { id, at, start, end: start + size } : null
}

/** The elements between two offsets; null if they do not fill the space. Throws TooManyParts. */
export function elementsBetween(bytes: Buffer, from: number, to: number, parts: PartCounter): WholeElement[] | null {
  const elements: WholeElement[] = []
  for (let at = from; at < to;) {
    const element = elementAt(bytes, at, to, parts)
    if (element?.end == null) return null
    elements.push({ ...element, end: element.end })
    at = element.end
  }
  return elements
}

/** An element's content as a number of up to 6 bytes; 0 if there is none. */
export function numberIn(bytes: Buffer, element: WholeElement | undefined): number {
  const length = element ? element.end - element.start : 0
  return element && length > 0 && length <= 6 ? bytes.readUIntBE(element.start, length) : 0
}

/** Replaces an element with empty space of the same length, so that later offsets stay valid. */
export function blankElement({ at, end }: WholeElement): Blank {
  const length = end - at
  if (length < 9) return { at, end, header: Buffer.from([0xec, 0x80 | (length - 2)]) }
  const header = Buffer.alloc(9)
  header.writeUInt8(0xec)
  header.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1)
  return { at, end, header }
}

/** The leading zero bits of a number tell how many bytes it has. */
function lengthAt(bytes: Buffer, at: number, to: number): number | null {
  const first = at < to ? bytes.readUInt8(at) : 0
  const length = Math.clz32(first) - 23
  return first !== 0 && length <= to - at ? length : null
}

/** A size without the bit that marks its length; null if all its bits are set, which means "unknown". */
function sizeOf(bytes: Buffer, at: number, length: number): number | null {
  const bits = 0xff >>> length
  let size = bytes.readUInt8(at) & bits
  let isUnknown = size === bits
  for (let index = at + 1; index < at + length; index += 1) {
    const byte = bytes.readUInt8(index)
    size = size * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return isUnknown ? null : size
}
