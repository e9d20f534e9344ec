import { chmod, readFile } from 'node:fs/promises'
import { secretIn } from '../../secretFile.ts'
import { type DataFolder, replicaSet } from './dataFolder.ts'

const shortestKey = 32

/**
 * Lets nobody but its owner into a folder, and returns the key of its MongoDB, which this makes if there is none. Throws
 * the errors of the file system.
 */
export async function protect({ dbPath, keyFile }: DataFolder): Promise<string> {
  await chmod(dbPath, 0o700)
  const key = secretIn(keyFile, shortestKey)
  // A copy may have lost its mode, and mongod takes no key that others can read.
  await chmod(keyFile, 0o600)
  return key.trim()
}

/** The key of a MongoDB that runs. Throws the errors of the file system, also if there is none. */
export async function readKey({ keyFile }: DataFolder): Promise<string> {
  return (await readFile(keyFile, 'utf8')).trim()
}

/** The address of a folder's MongoDB, with the database `linnet`. */
export function addressWith(key: string, port: number): string {
  return addressOf(key, port, 'linnet', { replicaSet })
}

/** The address of the same server, whether or not it is a replica set yet. */
export function directAddressWith(key: string, port: number): string {
  return addressOf(key, port, '', { directConnection: 'true' })
}

/** Whoever has the key of a replica set may log in as its internal user. */
function addressOf(key: string, port: number, name: string, options: Record<string, string>): string {
  const query = new URLSearchParams({ authSource: 'local', ...options })
  return `mongodb://__system:${encodeURIComponent(key)}@127.0.0.1:${port}/${name}?${query}`
}
