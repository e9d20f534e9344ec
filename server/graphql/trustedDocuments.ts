import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { AppError, commonErrors } from '../errors.ts'
import { OperatorError } from '../operatorError.ts'
import { maxErrors } from './limits.ts'
import { requireModestDocument } from './limitsOfDocuments.ts'
import { refusal } from './tooComplex.ts'

/** Texts by their SHA-256, in lower-case hexadecimal digits. */
export type TrustedDocuments = ReadonlyMap<string, string>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The client's documents, and those of `TRUSTED_DOCUMENTS_FILE`. Throws OperatorError if that file is wrong. */
export function readTrustedDocuments(clientFile: string, config: Config, schema: GraphQLSchema): TrustedDocuments {
  const ofClient = Object.entries(JSON.parse(readFileSync(clientFile, 'utf8')) as Record<string, string>)
  const file = config.trustedDocumentsFile
  return new Map(file ? [...readOthers(file, schema), ...ofClient] : ofClient)
}

const largestFile = 10_000_000

function readOthers(file: string, schema: GraphQLSchema): [string, string][] {
  const wrong = (words: string, cause?: unknown) =>
    new OperatorError(`TRUSTED_DOCUMENTS_FILE ${file} ${words}`, { cause })
  const texts = readObject(file, wrong)
  for (const [hash, text] of Object.entries(texts)) {
    if (typeof text !== 'string') throw wrong(`must have a text for the hash ${hash}.`)
    if (hash !== hashOf(text)) throw wrong(`has a wrong hash: ${hash} should be ${hashOf(text)}.`)
    const problem = problemOf(text, schema)
    if (problem) throw wrong(`has a document that this server cannot run, ${hash}: ${problem}`)
  }
  return Object.entries(texts) as [string, string][]
}

function readObject(file: string, wrong: (words: string, cause?: unknown) => OperatorError): object {
  let content: unknown
  try {
    if (statSync(file).size > largestFile) throw wrong(`is larger than ${largestFile / 1_000_000} MB.`)
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw error instanceof OperatorError ? error : wrong(`cannot be read: ${(error as Error).message}.`, error)
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw wrong('must be a JSON object with the texts of documents by their SHA-256.')
  return content
}

/** Null if the server would accept the document. */
function problemOf(text: string, schema: GraphQLSchema): string | null {
  try {
    requireModestDocument(text)
    return validate(schema, parse(text), undefined, { maxErrors })[0]?.message ?? null
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return (error.originalError instanceof AppError && error.originalError.reason) || error.message
  }
}

/** Throws DOCUMENT_NOT_TRUSTED if only trusted documents are allowed, and the errors of `requireModestDocument`. */
export function requireAllowed(
  source: unknown,
  { trustedDocumentsOnly }: Pick<Config, 'trustedDocumentsOnly'>,
  documents: TrustedDocuments,
): void {
  const isTrusted = typeof source !== 'string' || !trustedDocumentsOnly || documents.has(hashOf(source))
  if (!isTrusted) throw refusal(new AppError(commonErrors.DOCUMENT_NOT_TRUSTED))
  requireModestDocument(source)
}

/** Apollo Server puts it before a hash. */
export const prefix = 'apq:'

export type DocumentTexts = ReturnType<typeof documentsByHash>

/** Finds documents by hash: trusted ones, and texts that clients sent with their hash (automatic persisted queries). */
export function documentsByHash(trusted: TrustedDocuments) {
  const sent = new LRUCache<string, string>({ maxSize: 4_000_000, sizeCalculation: (text) => text.length })
  const hashIn = (key: string) => key.slice(prefix.length)
  return {
    get: async (key: string) => trusted.get(hashIn(key)) ?? sent.get(hashIn(key)),
    set: async (key: string, text: string) => void sent.set(hashIn(key), text),
    delete: async (key: string) => sent.delete(hashIn(key)),
  }
}
