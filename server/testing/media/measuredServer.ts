import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import mongoose from 'mongoose'
import { bundledServer } from '../bundle.ts'

/** The bundled server in a separate process, so that its memory can be measured, by default with its own database. */
export class MeasuredServer {
  readonly #process: ChildProcess
  readonly #dataDir: string
  readonly #databaseUri: string
  readonly #port: string

  private constructor(child: ChildProcess, dataDir: string, databaseUri: string, port: string) {
    this.#process = child
    this.#dataDir = dataDir
    this.#databaseUri = databaseUri
    this.#port = port
  }

  static async start(settings: Record<string, string> = {}): Promise<MeasuredServer> {
    const main = await bundledServer()
    const dataDir = await mkdtemp(join(tmpdir(), 'linnet-measured-'))
    const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
    uri.pathname = `/test-${randomUUID()}`
    const own = {
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'false',
      DATA_DIR: dataDir,
      MONGODB_URI: uri.href,
      SEED: 'false',
      LOG_LEVEL: 'fatal',
    }
    const env = { ...process.env, NODE_OPTIONS: '', ...own, ...settings }
    const child = spawn(process.execPath, [main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /^Ready on .*:(\d+)$/.exec(line)?.[1]
      if (!port) continue
      child.stdout.resume()
      return new MeasuredServer(child, dataDir, uri.href, port)
    }
    throw new Error('The server ended before it was ready.')
  }

  /** The settings of another server on the same database. */
  get shared(): Record<string, string> {
    return { MONGODB_URI: this.#databaseUri }
  }

  urlOf(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`
  }

  /** The sum of the peak memory of each of the server's processes, in MiB. */
  async mostMemory(): Promise<number> {
    const pid = `${this.#process.pid}`
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const peaks = await Promise.all([pid, ...children.split(' ').filter(Boolean)].map(peakOf))
    return peaks.reduce((sum, peak) => sum + peak, 0)
  }

  /** Stops the server and drops its database. */
  async remove(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await ended
    const connection = await mongoose.createConnection(this.#databaseUri).asPromise()
    await connection.dropDatabase()
    await connection.close()
    await rm(this.#dataDir, { recursive: true, force: true })
  }
}

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
