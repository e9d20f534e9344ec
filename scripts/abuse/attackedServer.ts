import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { prepare } from '../setup/prepare.mjs'
import { everything } from '../setup/steps.mjs'
import { builtServer } from '../bench/contenders.ts'
import type { PreparedRequest } from './request.ts'
import type { World } from './world.ts'

const requestTimeoutMs = 15_000

/** Linux counts processor time in hundredths of a second. */
const millisecondsPerTick = 10

type Answer = { status: number; code: string; bytes: number }
export type TimedAnswer = Answer & { milliseconds: number; isAbandoned: boolean }

export class AttackedServer {
  readonly #process: ChildProcess
  readonly port: number

  private constructor(child: ChildProcess, port: number) {
    this.#process = child
    this.port = port
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  static async start(
    { uri, secret }: Pick<World, 'uri' | 'secret'>,
    settings: Record<string, string> = {},
  ): Promise<AttackedServer> {
    await prepare(everything)
    const own = {
      PORT: process.env['PORT'] ?? '0',
      HOST: '127.0.0.1',
      MONGODB_URI: uri,
      JWT_SECRET: secret,
      SEED: 'false',
      RATE_LIMITS: 'false',
      STORAGE_FREE_PERCENT: '0',
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
      ...settings,
    }
    const env = { ...process.env, NODE_OPTIONS: '', ...own }
    const child = spawn(process.execPath, [builtServer], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /^Ready on .*:(\d+)$/.exec(line)?.[1]
      if (!port) continue
      child.stdout.resume()
      const server = new AttackedServer(child, Number(port))
      await server.#warmUp()
      return server
    }
    throw new Error('The server ended before it was ready.')
  }

  /** The first requests are slow, because nothing is compiled or cached yet. */
  async #warmUp(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      await this.send({ method: 'GET', path: '/api/posts?limit=20', headers: {}, body: Buffer.alloc(0) })
    }
  }

  /** Waits until the server is idle, and resets the kernel's record of its peak memory. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const pid of await this.#pids()) await writeFile(`/proc/${pid}/clear_refs`, '5')
  }

  /** Status 0 means that the connection broke or the time was over. */
  async send(prepared: PreparedRequest): Promise<TimedAnswer> {
    const begin = performance.now()
    const signal = AbortSignal.timeout(requestTimeoutMs)
    const answer = await this.#answerOf(prepared, signal).catch((error: NodeJS.ErrnoException) => ({
      status: 0,
      code: error.code ?? error.name,
      bytes: 0,
    }))
    return { ...answer, milliseconds: Math.round(performance.now() - begin), isAbandoned: signal.aborted }
  }

  #answerOf({ method, path, headers, body }: PreparedRequest, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length = { 'content-length': `${body.length}` }
      const options = { host: '127.0.0.1', port: this.port, method, path, headers: { ...headers, ...length }, signal }
      const sent = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, code: codeIn(bytes), bytes: bytes.length })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** The sum of the peak memory of the server's processes since `settle`, in MiB. */
  async peakMemory(): Promise<number> {
    const peaks = await Promise.all((await this.#pids()).map(peakOf))
    return peaks.reduce((sum, peak) => sum + peak, 0)
  }

  async cpuTime(): Promise<number> {
    const stat = await readFile(`/proc/${this.pid}/stat`, 'utf8')
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
    return (Number(user) + Number(system)) * millisecondsPerTick
  }

  async #pids(): Promise<string[]> {
    const pid = `${this.pid}`
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [pid, ...children.split(' ').filter(Boolean)]
  }

  /** Kills the server: it may be too busy to shut down properly. */
  async kill(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await ended
  }
}

const codeIn = (answer: Buffer) => /"code":"([A-Z_]+)"/.exec(answer.subarray(0, 100_000).toString())?.[1] ?? ''

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
