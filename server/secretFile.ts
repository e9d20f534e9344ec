import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The secret in a file. If it is missing or too short, makes one. Throws the errors of the file system. */
export function secretIn(path: string, shortest: number): string {
  return readSecret(path, shortest) ?? makeSecret(path, shortest)
}

function readSecret(path: string, shortest: number): string | null {
  const secret = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return secret.length >= shortest ? secret : null
}

/** A complete file is linked into place, so that two servers that start at once both use the first secret. */
function makeSecret(path: string, shortest: number): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const written = `${path}.${randomUUID()}`
  try {
    // Hexadecimal, because mongod's key files and addresses each forbid other letters of base64.
    writeFileSync(written, randomBytes(32).toString('hex'), { mode: 0o600 })
    if (existsSync(path) && readSecret(path, shortest) === null) rmSync(path, { force: true })
    linkSync(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(written, { force: true })
  }
  return readFileSync(path, 'utf8')
}
