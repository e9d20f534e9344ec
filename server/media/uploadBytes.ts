import type { IncomingMessage } from 'node:http'
import { largestUpload } from './media.rules.ts'

const smallest = 64 * 1024

/** Collects an upload in one buffer of the announced size, so that a large file is in memory once. */
export class UploadBytes {
  #buffer: Buffer
  #length = 0

  constructor({ headers }: IncomingMessage) {
    this.#buffer = Buffer.allocUnsafeSlow(Math.min(Number(headers['content-length'] ?? smallest), largestUpload))
  }

  add(chunk: Buffer): void {
    const needed = this.#length + chunk.length
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#buffer.length))
      this.#buffer.copy(larger, 0, 0, this.#length)
      this.#buffer = larger
    }
    this.#length += chunk.copy(this.#buffer, this.#length)
  }

  read(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }
}
