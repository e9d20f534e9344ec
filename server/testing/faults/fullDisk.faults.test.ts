import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { connect, disconnect } from '../../db/connection.ts'
import { seed } from '../seed.ts'
import { violations } from '../violations.ts'
import { Client } from './client.ts'
import { Crowd } from './crowd.ts'
import { crowdPassword } from './members.ts'
import { ServerProcess } from './serverProcess.ts'
import { SmallDisk } from './smallDisk.ts'

const disk = await SmallDisk.mount()

let server: ServerProcess | undefined

afterAll(async () => {
  await server?.remove()
  await disk?.unmount()
})

/** By itself, MongoDB writes its data files only once a minute, and notices a full disk only then. */
async function writeDataFiles(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 1_000 })
  // MongoDB ends without an answer.
  await client
    .db('admin')
    .command({ fsync: 1 })
    .catch(() => {})
  await client.close()
}

async function untilSaid(server: ServerProcess, words: RegExp): Promise<void> {
  while (!server.said.some((line) => words.test(line))) await sleep(50)
}

/** Only root can mount the disk that the test fills. */
const itOnDisk = disk ? it : it.skip

itOnDisk(
  `a server whose disk fills up says so, answers BUSY, and goes on when there is room, with all that it acknowledged (TEST_SEED=${seed})`,
  async () => {
    if (!disk) return
    server = await ServerProcess.create({}, disk.folder)
    const client = new Client(server.port)
    const crowd = new Crowd([], client, seed)
    await Promise.all(Array.from({ length: 8 }, (_, index) => crowd.joins(`member_${index}`, crowdPassword)))
    const uri = await server.databaseUri()
    const stop = new AbortController()
    const acts = crowd.acts(100_000, stop.signal)
    await crowd.answers(50)

    await disk.fill()
    await Promise.all([writeDataFiles(uri), untilSaid(server, /ended unexpectedly\. The disk that holds .* is full/)])
    const query = '{ posts { edges { cursor } } }'
    expect((await client.ask(query, {})).code).toBe('BUSY')
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)

    await disk.free()
    await untilSaid(server, /MongoDB runs again/)
    while ((await client.ask(query, {})).code === 'BUSY') await sleep(10)
    await crowd.answers(50)
    stop.abort()
    await acts
    expect(server.failures).toEqual([])
    expect(crowd.troubles).toEqual([])
    await connect(uri)
    expect({ violations: await violations(), lost: await crowd.acknowledged.broken() }).toEqual({
      violations: [],
      lost: [],
    })
    await disconnect()
    client.close()
  },
)
