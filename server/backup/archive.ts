import { createHash } from 'node:crypto'
import { BSON } from 'mongodb'
import { OperatorError } from '../operatorError.ts'

export class BackupError extends OperatorError {
  override name = 'BackupError'
}

/** Rises when older releases could not read the new archives. */
const format = 1

export type Header = { linnet: 'backup'; format: number; schema: number; release: string; at: Date }

/** Documents of a collection, each as BSON. `media` is the id of the upload whose bytes they are. */
export type Block = { collection: string; media?: string; documents: readonly Uint8Array[] }

type BlockHead = { collection: string; media?: string; documents: number; bytes: number }
type End = { end: true; documents: number; sha256: string }

/** A block has about a megabyte; a document has at most 16. */
const mostBytes = 32 * 1024 * 1024

const leastBytes = 5

/** An archive in BSON: a header, each block's head and documents, then the number of documents and a SHA-256. */
export async function* writeArchive(
  header: Omit<Header, 'linnet' | 'format'>,
  blocks: AsyncIterable<Block>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const hashed = (bytes: Uint8Array) => {
    hash.update(bytes)
    return bytes
  }
  yield hashed(BSON.serialize({ linnet: 'backup', format, ...header } satisfies Header))
  let total = 0
  for await (const { collection, media, documents } of blocks) {
    const bytes = Buffer.concat(documents)
    total += documents.length
    const head: BlockHead = { collection, documents: documents.length, bytes: bytes.length }
    yield hashed(BSON.serialize(media === undefined ? head : { ...head, media }))
    yield hashed(bytes)
  }
  yield BSON.serialize({ end: true, documents: total, sha256: hash.digest('hex') } satisfies End)
}

export type Archive = { header: Header; blocks: AsyncGenerator<Block, void> }

/** Reads an archive. Blocks end without an error only if it is whole. Throws BackupError if it cannot be read. */
export async function readArchive(stream: AsyncIterable<Buffer>): Promise<Archive> {
  const source = new Source(stream)
  const header = (await source.document()) as Partial<Header>
  if (header.linnet !== 'backup') throw new BackupError('This is no backup of Linnet.')
  if (!isReadable(header))
    throw new BackupError(`Linnet ${header.release} made this backup. This release is too old to read it.`)
  return { header, blocks: blocksOf(source) }
}

const isReadable = (header: Partial<Header>): header is Header => (header.format ?? Infinity) <= format

async function* blocksOf(source: Source): AsyncGenerator<Block, void> {
  let total = 0
  for (;;) {
    const before = source.sha256()
    const head = (await source.document()) as BlockHead | End
    if ('end' in head) {
      if (head.sha256 !== before || head.documents !== total || !(await source.isAtEnd())) throw damaged()
      return
    }
    if (typeof head.collection !== 'string' || !(head.bytes >= 0 && head.bytes <= mostBytes)) throw damaged()
    const { collection, media } = head
    const documents = documentsIn(await source.take(head.bytes))
    if (documents.length !== head.documents) throw damaged()
    total += documents.length
    yield { collection, ...(media !== undefined && { media }), documents }
  }
}

function documentsIn(bytes: Buffer): Buffer[] {
  const documents: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes.length - at < leastBytes ? 0 : bytes.readInt32LE(at)
    if (length < leastBytes || length > bytes.length - at) throw damaged()
    documents.push(bytes.subarray(at, at + length))
    at += length
  }
  return documents
}

const damaged = () => new BackupError('The file is damaged or not complete. Nothing of it can be trusted.')

class Source {
  readonly #chunks: AsyncIterator<Buffer>
  readonly #hash = createHash('sha256')
  #left: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  async document(): Promise<object> {
    const start = await this.take(4)
    const length = start.readInt32LE()
    if (length < leastBytes || length > mostBytes) throw damaged()
    const rest = await this.take(length - 4)
    try {
      return BSON.deserialize(Buffer.concat([start, rest]))
    } catch {
      throw damaged()
    }
  }

  async take(count: number): Promise<Buffer> {
    const parts = [this.#left]
    let have = this.#left.length
    while (have < count) {
      const next = await this.#next()
      if (!next) throw damaged()
      parts.push(next)
      have += next.length
    }
    const all = parts.length === 1 ? this.#left : Buffer.concat(parts)
    this.#left = all.subarray(count)
    const taken = all.subarray(0, count)
    this.#hash.update(taken)
    return taken
  }

  sha256(): string {
    return this.#hash.copy().digest('hex')
  }

  async isAtEnd(): Promise<boolean> {
    return this.#left.length === 0 && !(await this.#next())
  }

  async #next(): Promise<Buffer | undefined> {
    try {
      const next = await this.#chunks.next()
      return next.done ? undefined : next.value
    } catch (error) {
      // The file is no gzip, or ends too early.
      const { code, path } = error as NodeJS.ErrnoException
      if (code?.startsWith('Z_')) throw damaged()
      if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
      if (code === 'EISDIR') throw new BackupError('That is a folder. Name the file of a backup.')
      throw error
    }
  }
}
