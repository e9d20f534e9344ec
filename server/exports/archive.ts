import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type ExportPart, type Links, linksOf } from '../exportPart.ts'
import { LostBytes } from '../media/mediaFiles.ts'
import { ownFiles } from '../media/ownMedia.ts'
import { type OwnAccount, accountJson } from './account.ts'
import { pagesOf } from './pages.ts'
import { readmeText, typesText } from './texts.ts'

type Options = { parts: readonly ExportPart[]; brand: string; origin: string }

/** Pictures and videos are already compressed. */
const stored = { compress: false } as const

/** An account's ZIP as a stream, read piece by piece. A failed read ends it with an error; destroying it ends reads. */
export function zipOf(account: OwnAccount, { parts, brand, origin }: Options): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const links = linksOf(origin)
  let current: Readable | undefined
  const fail = (error: Error) => void output.destroy(error)
  const add = (name: string, pieces: () => AsyncIterable<string | Buffer>, options = {}) =>
    zip.addReadStreamLazy(name, options, (give) => {
      // yazl leaves its errors to us, and one that nobody hears ends the process.
      current = Readable.from(pieces(), { objectMode: false }).on('error', fail)
      give(null, current)
    })
  add('types.d.ts', () => once(typesText(parts)))
  add('account.json', () => once(`${JSON.stringify(accountJson(account, links), null, 2)}\n`))
  for (const part of parts) add(part.name, () => jsonArray(part.rows(account._id, links)))
  zip.on('error', fail)
  output.once('close', () => current?.destroy())
  void addTheRest(account, { brand, links, add, output }).then((lost) => {
    // It comes last, when it is known which files could not be read.
    add('README.txt', () => once(readmeText(account.username, { parts, brand, origin, lost })))
    zip.end()
  }, fail)
  return output
}

type Rest = { brand: string; links: Links; add: Add; output: Readable }
type Add = (name: string, pieces: () => AsyncIterable<string | Buffer>, options?: { compress: false }) => void

/** Returns a list that gets the names of the files whose bytes are lost, while these are read. */
async function addTheRest(account: OwnAccount, { brand, links, add, output }: Rest) {
  const lost: string[] = []
  const pages = await pagesOf(account, { brand, links })
  output.once('close', () => void pages.end().catch(() => {}))
  for (const { name, pieces } of pages.files) add(name, pieces)
  for await (const { name, bytes } of ownFiles(account._id)) {
    const path = `media/${name}`
    add(path, () => upToLoss(bytes(), () => lost.push(path)), stored)
  }
  return lost
}

/** A file with lost bytes ends before them: without it, nobody would get the others. */
async function* upToLoss(bytes: AsyncIterable<Buffer>, onLoss: () => void): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    if (!(error instanceof LostBytes)) throw error
    onLoss()
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* jsonArray(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
