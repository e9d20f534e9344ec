import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import type { Readable } from 'node:stream'
import type { Report } from './binary.ts'

const require = createRequire(import.meta.url)

const patience = { connect: 20_000, pause: 90_000 }

/** The path of mongodb-memory-server's mongod. A child process downloads it, and can be stopped. Throws its reason. */
export function downloadedMongod(folder: string, version: string | undefined, report: Report): Promise<string> {
  const library = require.resolve('mongodb-memory-server-core')
  const program = `const { MongoBinary } = require(${JSON.stringify(library)})
    MongoBinary.getPath(${JSON.stringify({ version })}).then(
      (path) => console.log('mongod=' + path),
      (error) => { console.error(error.message); process.exitCode = 1 })`
  // The named program was tried before, and with this variable the library would take no other.
  const { MONGOMS_SYSTEM_BINARY: _tried, ...env } = process.env
  const child = spawn(process.execPath, ['-e', program], {
    env: { ...(homeIsWritable() ? {} : { MONGOMS_DOWNLOAD_DIR: folder }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return outcome(child, report)
}

function outcome(child: ChildProcessByStdio<null, Readable, Readable>, report: Report): Promise<string> {
  return new Promise((resolve, reject) => {
    let path: string | undefined
    let problem = ''
    const giveUp = () => {
      problem = 'nothing came within the time allowed'
      child.kill('SIGKILL')
    }
    let timer = setTimeout(giveUp, patience.connect)
    child.stdout.on('data', (data: Buffer) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience.pause)
      for (const line of data.toString().split(/[\r\n]+/)) {
        if (line.startsWith('mongod=')) path = line.slice('mongod='.length)
        else if (line.trim()) report(line.trim())
      }
    })
    child.stderr.on('data', (data: Buffer) => (problem += data.toString()))
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      if (path) resolve(path)
      else reject(new Error(problem.trim().split('\n')[0] || 'it ended without a word'))
    })
  })
}

function homeIsWritable(): boolean {
  try {
    accessSync(homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}
