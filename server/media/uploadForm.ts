import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { RequestError } from '../requestBody.ts'
import { fileTypeOf, telltaleBytes } from './fileType.ts'
import {
  type MediaKind,
  type UploadPreset,
  largestUpload,
  takesKind,
  uploadPresets,
  uploadSizeProblem,
} from './media.rules.ts'

/** A form has one file and one preset; clients of hosted services send a few fields more, which are not looked at. */
const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
  fileSize: largestUpload,
}

/** The names, separators and fields of a form take less than this. */
const bytesAroundFile = 64 * 1024

export type UploadForm = { bytes: Buffer; preset: UploadPreset }

/**
 * The upload in a multipart form: the fields `file` and `upload_preset`, in any order. The file's name is not looked at.
 * Reading ends with the first byte that is too much, and as soon as the type is known to be a wrong one. Throws
 * RequestError: 400 for a broken form or another preset, 413 for too many bytes, 415 for a type that is not taken. What
 * is left of the body then is the caller's to read (`discardBody`).
 */
export async function readUploadForm(request: IncomingMessage): Promise<UploadForm> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new RequestError(415, 'Send a form: content-type multipart/form-data.')
  }
  if (Number(request.headers['content-length']) > largestUpload + bytesAroundFile)
    throw tooLarge('post', 'video', Infinity)
  const { file, preset } = await readParts(request)
  const { kind } = await fileTypeOf(file)
  requireAllowed(preset, kind, file.length)
  return { bytes: file, preset }
}

function readParts(request: IncomingMessage): Promise<{ file: Buffer; preset: UploadPreset }> {
  return new Promise((resolve, reject) => {
    const form = openForm(request)
    const refuse = (cause?: unknown) => reject(broken(cause))
    let preset: string | undefined
    let file: Promise<Buffer> | undefined
    form.on('field', (name, value) => {
      if (name === 'upload_preset') preset = value
    })
    form.on('file', (name, stream) => {
      file = readFile(stream, () => presetNamed(preset))
      file.catch(reject)
      if (name !== 'file') refuse()
    })
    for (const exceeded of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(exceeded, refuse)
    form.on('error', refuse)
    form.on('close', () => {
      const known = presetNamed(preset)
      if (file && known) file.then((bytes) => resolve({ file: bytes, preset: known }), reject)
      else refuse()
    })
    request.once('close', () => {
      if (!request.complete) form.destroy(new Error('The client went away.'))
    })
    request.pipe(form)
  })
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits })
  } catch (cause) {
    throw broken(cause)
  }
}

async function readFile(stream: Readable, preset: () => UploadPreset | undefined): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  let kind: MediaKind | undefined
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= telltaleBytes) kind ??= (await fileTypeOf(Buffer.concat(chunks))).kind
      // Until the preset has come, the one that takes most for this kind is assumed.
      if (kind) requireAllowed(preset() ?? (kind === 'image' ? 'profile' : 'post'), kind, size)
    }
  } catch (error) {
    throw error instanceof RequestError ? error : broken(error)
  }
  return Buffer.concat(chunks)
}

function requireAllowed(preset: UploadPreset, kind: MediaKind, bytes: number): void {
  if (!takesKind(preset, kind)) throw new RequestError(415, 'Only images can be used here.')
  if (uploadSizeProblem(preset, kind, bytes)) throw tooLarge(preset, kind, bytes)
}

const presetNamed = (name: string | undefined) => uploadPresets.find((preset) => preset === name)

const tooLarge = (preset: UploadPreset, kind: MediaKind, bytes: number) =>
  new RequestError(413, uploadSizeProblem(preset, kind, bytes) ?? '')

function broken(cause: unknown): RequestError {
  const error = new RequestError(400, 'Invalid input.')
  error.cause = cause
  return error
}
