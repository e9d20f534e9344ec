import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import mongoose from 'mongoose'
import { bundledServer } from '../bundle.ts'
import type { Data } from '../person.ts'

type Answer = { data: Data; errors?: { message: string; extensions: { code: string } }[] }

/** The bundled server in a process of its own, to measure its memory. */
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
    const dataDir = await mkdtemp(join(tmpdir(), 'linnet-measured-'))
    const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
    uri.pathname = `/test-${randomUUID()}`
    const own = {
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'false',
      STORAGE_FREE_PERCENT: '0',
      DATA_DIR: dataDir,
      MONGODB_URI: uri.href,
      SEED: 'false',
      LOG_LEVEL: 'fatal',
      // A busy machine makes the database slow.
      DATABASE_TIMEOUT_MS: '60000',
    }
    const env = { ...process.env, NODE_OPTIONS: '', ...own, ...settings }
    const child = spawn(process.execPath, [bundledServer], {
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

  get shared(): Record<string, string> {
    return { MONGODB_URI: this.#databaseUri }
  }

  urlOf(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`
  }

  async asks(query: string, variables: object = {}, token = ''): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: token }
    const body = JSON.stringify({ query, variables })
    return (await fetch(this.urlOf('/graphql'), { method: 'POST', headers, body })).json() as Promise<Answer>
  }

  /** Sends a mutation. Throws the message of its first error. */
  async does(name: string, input: object, token = '', selection = '__typename'): Promise<Data> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`
    const { data, errors } = await this.asks(mutation, { input }, token)
    if (errors) throw new Error(errors[0]?.message)
    return data[name] as Data
  }

  /** The highest memory of the server's processes together, in MiB. The pages of Node that they share count once. */
  async mostMemory(): Promise<number> {
    const children = await this.children()
    const peaks = await Promise.all([`${this.#process.pid}`, ...children].map(peakOf))
    const shared = await Promise.all(children.map(programOf))
    return sumOf(peaks) - sumOf(shared)
  }

  async children(): Promise<string[]> {
    const { pid } = this.#process
    return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  }

  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(this.#process, 'exit') as Promise<[number | null]>
    this.#process.kill(signal)
    const [code] = await ended
    await rm(this.#dataDir, { recursive: true, force: true })
    return code
  }

  /** Kills it, because its graceful stop would wait for the connections that `fetch` keeps. */
  async remove(): Promise<void> {
    await this.#end('SIGKILL')
    const connection = await mongoose.createConnection(this.#databaseUri).asPromise()
    await connection.dropDatabase()
    await connection.close()
  }
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** The part of a process's memory that is Node's own unchanged program, in MiB. */
async function programOf(pid: string): Promise<number> {
  const maps = (await readFile(`/proc/${pid}/smaps`, 'utf8')).split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
  const kilobytes = (map: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(map)?.[1])
  const ofProgram = maps.filter((map) => map.split('\n', 1)[0]?.endsWith(process.execPath))
  return sumOf(ofProgram.map((map) => kilobytes(map, 'Rss') - kilobytes(map, 'Anonymous'))) / 1024
}
