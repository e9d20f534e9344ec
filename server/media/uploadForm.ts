import type { IncomingMessage } from 'node:http'
import { type Readable, finished } from 'node:stream'
import busboy from 'busboy'
import { AppError } from '../errors.ts'
import { RequestError } from '../http/requestBody.ts'
import { fileTypeOf, telltaleBytes } from './fileType.ts'
import {
  type MediaKind,
  type UploadPreset,
  largestOf,
  largestUpload,
  takesKind,
  typeProblems,
  uploadPresets,
  uploadSizeProblem,
} from './media.rules.ts'
import { watchPace } from '../http/requestPace.ts'
import { UploadBytes } from './uploadBytes.ts'
import type { UploadRoom } from './uploadRoom.ts'

/** Clients of hosted services send some more fields, which are ignored. */
const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
  fileSize: largestUpload,
}

type BusboyFile = Readable & { truncated?: boolean }

export type UploadForm = { bytes: Buffer; preset: UploadPreset }

const reasons = {
  file: 'file: expected one file, in a field of this name',
  preset: `upload_preset: expected ${uploadPresets.join(' or ')}`,
  form: `the form is damaged, or has more than one file or ${limits.fields} other fields`,
}

/** Reads a form. Throws BUSY or RequestError (400, 408, 413, 415): the caller must then call `discardBody`. */
export async function readUploadForm(request: IncomingMessage, room: UploadRoom): Promise<UploadForm> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new RequestError(415, 'Send a form: content-type multipart/form-data.')
  }
  const { file, preset } = await readParts(request, room)
  requireAllowed(preset, file.kind, file.size)
  return { bytes: file.bytes, preset }
}

function readParts(request: IncomingMessage, room: UploadRoom): Promise<{ file: ReadFile; preset: UploadPreset }> {
  return new Promise((resolve, reject) => {
    const form = openForm(request)
    let preset: string | undefined
    let file: Promise<ReadFile> | undefined
    // The rest of a refused request may take a minute, and its listeners hold all of this.
    const fail = (error: Error) => {
      reject(error)
      file = undefined
      request.unpipe(form).resume()
      form.destroy()
    }
    const refuse = (cause?: unknown) => fail(broken(cause))
    form.on('field', (name, value) => {
      if (name === 'upload_preset') preset = value
    })
    form.on('file', (name, stream) => {
      // What was read together with the reason of a refusal is parsed to its end.
      if (form.destroyed) return
      const bytes = new UploadBytes(request)
      file = readFile(stream, bytes, room, () => presetNamed(preset))
      file.catch(fail)
      if (name !== 'file') fail(broken(undefined, reasons.file))
    })
    for (const exceeded of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(exceeded, refuse)
    form.on('error', refuse)
    form.on('close', () => {
      const known = presetNamed(preset)
      if (file && known) file.then((read) => resolve({ file: read, preset: known }), fail)
      else fail(broken(undefined, known ? reasons.file : reasons.preset))
    })
    const pace = watchPace(() => fail(new RequestError(408, 'The upload took too long, please try again.')))
    request.on('data', pace.moved)
    // The client may close the connection at any time.
    finished(request, { writable: false }, (gone) => {
      pace.stop()
      if (gone) form.destroy(gone)
    })
    request.pipe(form)
  })
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: { ...request.headers, 'content-type': quoted(request.headers['content-type']) }, limits })
  } catch (cause) {
    throw broken(cause)
  }
}

/** React Native sends a boundary with `/` and without quotes, which busboy does not read. */
const quoted = (type = '') => type.replace(/(;\s*boundary=)([^\s;"\\]+)/i, '$1"$2"')

type ReadFile = { bytes: Buffer; size: number; kind: MediaKind }

/** Bytes beyond the largest limit are only counted: the preset may come after the file. */
async function readFile(
  stream: BusboyFile,
  bytes: UploadBytes,
  room: UploadRoom,
  preset: () => UploadPreset | undefined,
): Promise<ReadFile> {
  let size = 0
  let kind: MediaKind | undefined
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (!kind || size < largestOf(kind)) {
        room.take(chunk.length)
        bytes.add(chunk)
      }
      if (size >= telltaleBytes) kind ??= fileTypeOf(bytes.read()).kind
      const known = preset()
      if (kind && known) requireAllowed(known, kind, size)
    }
    kind ??= fileTypeOf(bytes.read()).kind
    if (stream.truncated) throw tooLarge('post', kind, size)
    return { bytes: bytes.read(), size, kind }
  } catch (error) {
    throw error instanceof RequestError || error instanceof AppError ? error : broken(error)
  }
}

function requireAllowed(preset: UploadPreset, kind: MediaKind, bytes: number): void {
  if (!takesKind(preset, kind)) throw new RequestError(415, typeProblems.image)
  if (uploadSizeProblem(preset, kind, bytes)) throw tooLarge(preset, kind, bytes)
}

const presetNamed = (name: string | undefined) => uploadPresets.find((preset) => preset === name)

const tooLarge = (preset: UploadPreset, kind: MediaKind, bytes: number) =>
  new RequestError(413, uploadSizeProblem(preset, kind, bytes) ?? '')

function broken(cause: unknown, reason: string = reasons.form): RequestError {
  const error = new RequestError(400, 'Invalid input.', reason)
  error.cause = cause
  return error
}
