import { chmod, readFile } from 'node:fs/promises'
import { secretIn } from '../../secretFile.ts'
import { type DataFolder, replicaSet } from './dataFolder.ts'

const shortestKey = 32

/** Closes a folder to all but its owner. Returns its key, or a new one. Throws the errors of the file system. */
export async function protect({ dbPath, keyFile }: DataFolder): Promise<string> {
  await chmod(dbPath, 0o700)
  const key = secretIn(keyFile, shortestKey)
  // A copied file may have lost its mode, and mongod takes no key that others can read.
  await chmod(keyFile, 0o600)
  return key.trim()
}

/** The key of a MongoDB that runs. Throws the errors of the file system, also if the file is missing. */
export async function readKey({ keyFile }: DataFolder): Promise<string> {
  return (await readFile(keyFile, 'utf8')).trim()
}

/** The address of a folder's MongoDB, with the database `linnet`. */
export function addressWith(key: string, port: number): string {
  return addressOf(key, port, 'linnet', { replicaSet })
}

/** The address of a folder's MongoDB that also works before it is part of a replica set. */
export function directAddressWith(key: string, port: number): string {
  return addressOf(key, port, '', { directConnection: 'true' })
}

/** Whoever has the key of a replica set may log in as its internal user. */
function addressOf(key: string, port: number, name: string, options: Record<string, string>): string {
  const query = new URLSearchParams({ authSource: 'local', ...options })
  return `mongodb://__system:${encodeURIComponent(key)}@127.0.0.1:${port}/${name}?${query}`
}
