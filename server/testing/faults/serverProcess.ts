import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDataFolder, readFacts } from '../../db/mongod/dataFolder.ts'
import { addressWith, readKey } from '../../db/mongod/key.ts'
import { leftoverPid } from '../../db/mongod/leftover.ts'
import { bundledServer } from '../bundle.ts'

/** `machine` kills the server and its MongoDB at once. */
export type Victim = 'server' | 'database' | 'machine'

type ServerSettings = { readonly [name: string]: string }

export class ServerProcess {
  readonly #dataDir: string
  readonly #settings: ServerSettings
  #process: ChildProcess | undefined
  port = 0
  readonly said: string[] = []
  readonly failures: string[] = []

  private constructor(dataDir: string, settings: ServerSettings) {
    this.#dataDir = dataDir
    this.#settings = settings
  }

  /** Starts the bundled server with a new data folder inside `parent`. */
  static async create(settings: ServerSettings = {}, parent = tmpdir()): Promise<ServerProcess> {
    const server = new ServerProcess(await mkdtemp(join(parent, 'linnet-faults-')), settings)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: this.#dataDir,
      SEED: 'false',
      RATE_LIMITS: 'false',
      STORAGE_FREE_PERCENT: '0',
      LOG_LEVEL: 'error',
      MONGODB_URI: '',
      ...this.#settings,
    }
    // It starts in another folder, to show that it finds its files anyway.
    const child = spawn(process.execPath, [bundledServer], {
      env,
      cwd: this.#dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    createInterface({ input: child.stderr }).on('line', (line) => this.#logs(line))
    this.#process = child
    const lines = createInterface({ input: child.stdout }).on('line', (line) => this.said.push(line))
    for await (const [line] of on(lines, 'line', { close: ['close'] })) {
      const port = /^Ready on .*:(\d+)$/.exec(line)?.[1]
      if (!port) continue
      this.port = Number(port)
      return
    }
    throw new Error('The server ended before it was ready.')
  }

  /** Kills the victim with SIGKILL and restarts it; returns when the server is ready. */
  async survives(victim: Victim): Promise<void> {
    const folder = await openDataFolder(this.#dataDir)
    const mongod = await leftoverPid(folder)
    if (victim !== 'server' && mongod) process.kill(mongod, 'SIGKILL')
    if (victim === 'database') return this.#isReady()
    this.#process?.kill('SIGKILL')
    await this.ends()
    await this.start()
  }

  get dataDir(): string {
    return this.#dataDir
  }

  databaseUri(): Promise<string> {
    return databaseUriOf(this.#dataDir)
  }

  /** As log rotation, a terminal or a service manager does. */
  gets(signal: 'SIGHUP' | 'SIGINT' | 'SIGTERM'): void {
    this.#process?.kill(signal)
  }

  /** Resolves to its exit code. */
  async ends(): Promise<number | null> {
    const child = this.#process
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child?.exitCode ?? null
  }

  /** Stops the server with SIGTERM, as a service manager does; returns its exit code. */
  async terminates(): Promise<number | null> {
    this.gets('SIGTERM')
    return this.ends()
  }

  async remove(): Promise<void> {
    await this.terminates()
    await rm(this.#dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Keeps lines that explain an INTERNAL, drops those about outages, and prints the rest. */
  #logs(line: string): void {
    if (line.includes('"msg":"request failed"')) this.failures.push(line)
    else if (!line.startsWith('{"level":')) process.stderr.write(`${line}\n`)
  }

  async #isReady(): Promise<void> {
    while (!(await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok) await sleep(50)
  }
}

/** The address of the MongoDB that serves a data folder. Throws if none ever did. */
export async function databaseUriOf(dataDir: string): Promise<string> {
  const folder = await openDataFolder(dataDir)
  const facts = await readFacts(folder)
  if (!facts) throw new Error(`${folder.dbPath} holds no data.`)
  return addressWith(await readKey(folder), facts.port)
}
