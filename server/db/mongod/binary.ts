import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface MongodBinary {
  path: string
  version: string
  source: string
}

export type Report = (line: string) => void

const packageOf: Record<string, string> = {
  'libcurl.so.4': 'libcurl4',
  'libssl.so.3': 'libssl3',
  'libcrypto.so.3': 'libssl3',
  'libssl.so.1.1': 'libssl1.1',
  'libcrypto.so.1.1': 'libssl1.1',
  'liblzma.so.5': 'liblzma5',
  'libresolv.so.2': 'libc6',
  'libm.so.6': 'libc6',
}

/** The part of a version that data files depend on: `6.0` of `6.0.5`. */
export function seriesOf(version: string): string {
  return version.split('.').slice(0, 2).join('.')
}

/** The version that a mongod prints. Throws an Error that says why the program does not run. */
export async function versionOf(path: string): Promise<string> {
  let out: string
  try {
    out = (await run(path, ['--version'], { env: process.env, timeout: 20_000 })).stdout
  } catch (error) {
    throw new Error(await whyNot(path, error as NodeJS.ErrnoException & { stderr?: string }), { cause: error })
  }
  const version = /db version v(\d+\.\d+\.\d+)/.exec(out)?.[1]
  if (!version) throw new Error(`${path} does not say that it is a mongod`)
  return version
}

async function whyNot(path: string, error: NodeJS.ErrnoException & { stderr?: string }): Promise<string> {
  if (error.code === 'ENOENT') return `${path} is not there, or made for another system library (musl instead of glibc)`
  if (error.code === 'EACCES') return `${path} may not be executed`
  const missing = await missingLibraries(path)
  if (missing.length === 0) return `${path} does not run: ${(error.stderr || error.message).trim().split('\n')[0]}`
  const packages = [...new Set(missing.flatMap((library) => packageOf[library] ?? []))]
  const remedy = packages.length > 0 ? `; on Debian and Ubuntu: apt-get install ${packages.join(' ')}` : ''
  return `${path} misses ${missing.join(', ')}${remedy}`
}

async function missingLibraries(path: string): Promise<string[]> {
  try {
    const { stdout, stderr } = await run('ldd', [path], { env: process.env })
    return [...`${stdout}${stderr}`.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '')
  } catch {
    return []
  }
}
