import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { findMongod } from '../../db/mongod/find.ts'
import { leastCacheMb, mongodSettings } from '../../db/mongod/launch.ts'
import { type MongodProcess, runMongod } from '../../db/mongod/mongodProcess.ts'
import { freePort } from '../freePort.ts'

type Node = { port: number; dbPath: string; process: MongodProcess }

const setName = 'faults'

export class ReplicaSet {
  readonly #path: string
  readonly #folder: string
  #nodes: Node[] = []

  private constructor(path: string, folder: string) {
    this.#path = path
    this.#folder = folder
  }

  static async start(): Promise<ReplicaSet> {
    const { path } = await findMongod()
    const set = new ReplicaSet(path, await mkdtemp(join(tmpdir(), 'linnet-set-')))
    const starts = ['a', 'b', 'c'].map(async (name) => set.#run(await freePort(), join(set.#folder, name)))
    set.#nodes = await Promise.all(starts)
    const members = set.#nodes.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }))
    // The default of ten seconds makes each kill of a primary wait.
    const settings = { electionTimeoutMillis: 5_000 }
    await onNode(set.#nodes[0]?.port ?? 0, { replSetInitiate: { _id: setName, members, settings } })
    await set.primary()
    return set
  }

  uri(database: string): string {
    const hosts = this.#nodes.map(({ port }) => `127.0.0.1:${port}`)
    return `mongodb://${hosts.join(',')}/${database}?replicaSet=${setName}`
  }

  async primary(): Promise<number> {
    for (;;) {
      for (const { port } of this.#nodes) {
        const hello = await onNode(port, { hello: 1 }).catch(() => null)
        if (hello?.['isWritablePrimary']) return port
      }
      await sleep(50)
    }
  }

  async stepDown(): Promise<void> {
    await this.#letEveryoneStand()
    await onNode(await this.primary(), { replSetStepDown: 20, secondaryCatchUpPeriodSecs: 10 })
  }

  /** Returns a function that starts it again. */
  async killPrimary(): Promise<() => Promise<void>> {
    await this.#letEveryoneStand()
    const port = await this.primary()
    const index = this.#nodes.findIndex((node) => node.port === port)
    const node = this.#nodes[index]
    if (!node) throw new Error('There is no primary.')
    node.process.kill('SIGKILL')
    await node.process.ended
    return async () => void (this.#nodes[index] = await this.#run(port, node.dbPath))
  }

  /** Stops every member as if the machine hung. Returns a function that lets them go on. */
  hang(): () => void {
    for (const { process } of this.#nodes) process.kill('SIGSTOP')
    return () => this.#nodes.forEach(({ process }) => process.kill('SIGCONT'))
  }

  async stop(): Promise<void> {
    for (const { process } of this.#nodes) process.kill('SIGKILL')
    await Promise.all(this.#nodes.map(({ process }) => process.ended))
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** A member that stepped down waits before it stands again, which would double the time of the next election. */
  async #letEveryoneStand(): Promise<void> {
    // The primary refuses this.
    for (const { port } of this.#nodes) await onNode(port, { replSetFreeze: 0 }).catch(() => {})
  }

  async #run(port: number, dbPath: string): Promise<Node> {
    await mkdir(dbPath, { recursive: true })
    const place = ['--port', String(port), '--dbpath', dbPath, '--replSet', setName, '--bind_ip', '127.0.0.1']
    const size = [...mongodSettings(leastCacheMb), '--quiet', '--oplogSize', '64']
    const process = runMongod(this.#path, [...place, ...size])
    if (!(await process.listens)) throw new Error(`A mongod did not start: ${process.complaints.join('\n')}`)
    return { port, dbPath, process }
  }
}

async function onNode(port: number, command: object) {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
  })
  try {
    return await client.db('admin').command(command)
  } finally {
    await client.close()
  }
}
