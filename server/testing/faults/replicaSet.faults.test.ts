import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, disconnect } from '../../db/connection.ts'
import { Listener } from '../listener.ts'
import { seed, tries } from '../seed.ts'
import { violations } from '../violations.ts'
import { BareDriver } from './bareDriver.ts'
import { Client } from './client.ts'
import { Crowd } from './crowd.ts'
import { crowdPassword } from './members.ts'
import { ReplicaSet } from './replicaSet.ts'
import { ServerProcess } from './serverProcess.ts'

/** `npm run faults` repeats each fault, and prints the times of Linnet and of the driver alone. */
const rounds = tries(1)
const patience = 900_000 + rounds * 120_000

let set: ReplicaSet
let bare: BareDriver
let servers: ServerProcess[] = []
let crowds: Crowd[] = []
/** Accounts that only check whether the servers work. Their requests do not count. */
let probes: Crowd[] = []

beforeAll(async () => {
  set = await ReplicaSet.start()
  bare = await BareDriver.connect(set.uri('bare'))
  const settings = { MONGODB_URI: set.uri('linnet'), JWT_SECRET: 'a secret that both servers share, long enough' }
  servers = [await ServerProcess.create(settings), await ServerProcess.create(settings)]
  crowds = servers.map(({ port }, index) => new Crowd([], new Client(port), seed + index))
  probes = servers.map(({ port }, index) => new Crowd([], new Client(port), seed + index))
  for (const [at, probe] of probes.entries())
    for (let name = 0; probe.members.length === 0; name++) await probe.joins(`probe_${at}_${name}`, crowdPassword)
  const joins = crowds.flatMap((crowd, at) =>
    Array.from({ length: 8 }, (_, index) => crowd.joins(`m_${at}_${index}`, crowdPassword)),
  )
  await Promise.all(joins)
}, patience)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()))
  await bare.close()
  await set.stop()
}, patience)

const createPost = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'
const rename = 'mutation ($input: EditProfileInput!) { editProfile(input: $input) { user { id } } }'

async function secondsOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work
  return (performance.now() - begun) / 1_000
}

/** Waits until every server can write; returns the error codes until then. */
async function untilWritable(): Promise<Set<string>> {
  const codes = new Set<string>()
  await Promise.all(
    servers.map(async ({ port }, index) => {
      const client = new Client(port)
      const [who] = probes[index]?.members ?? []
      for (let isDone = false; !isDone; await sleep(20)) {
        const input = { name: `Name ${Math.round(performance.now())}` }
        const answer = await client.ask(rename, { input }, who?.token)
        if (answer.data) isDone = true
        else codes.add(answer.code)
      }
      client.close()
    }),
  )
  return codes
}

async function underLoad(fault: () => Promise<void>, name: string): Promise<void> {
  const stop = new AbortController()
  const acts = crowds.map((crowd) => crowd.acts(10_000, stop.signal))
  await Promise.all(crowds.map((crowd) => crowd.answers(20)))
  await fault()
  const writable = untilWritable()
  // For comparison: what MongoDB and its driver need on this machine.
  const [ours, drivers] = await Promise.all([secondsOf(writable), secondsOf(bare.write())])
  stop.abort()
  await Promise.all(acts)
  report(`${name}: writable after ${ours.toFixed(1)} s, for a bare driver after ${drivers.toFixed(1)} s`)
  expect([...(await writable)].filter((code) => code !== 'BUSY')).toEqual([])
}

function report(line: string): void {
  if (rounds > 1) process.stderr.write(`${line}\n`)
}

async function expectAllWell(): Promise<void> {
  expect(servers.flatMap(({ failures }) => failures)).toEqual([])
  expect(crowds.flatMap((crowd) => crowd.troubles)).toEqual([])
  await connect(set.uri('linnet'))
  try {
    expect(await violations()).toEqual([])
    // The two crowds share no posts or accounts, so each is checked by itself.
    for (const crowd of crowds) expect(await crowd.acknowledged.broken()).toEqual([])
  } finally {
    await disconnect()
  }
}

describe(`two servers on a replica set of three (TEST_SEED=${seed})`, () => {
  it(
    'continue when the primary steps down, with no error but BUSY',
    async () => {
      for (let round = 0; round < rounds; round++) await underLoad(() => set.stepDown(), 'stepdown')
      await expectAllWell()
    },
    patience,
  )

  it(
    'continue when the primary is killed, with no error but BUSY',
    async () => {
      for (let round = 0; round < rounds; round++) {
        let restart = async () => {}
        await underLoad(async () => void (restart = await set.killPrimary()), 'kill of the primary')
        await restart()
      }
      await expectAllWell()
    },
    patience,
  )

  it(
    'tell a subscriber of every post once, whatever happens to the primary meanwhile',
    async () => {
      const [writer, teller] = servers
      const client = new Client(writer?.port ?? 0)
      const who = probes[0]?.members[0]
      const listener = new Listener(`http://127.0.0.1:${teller?.port}/graphql`)
      const messages = listener.subscribe('subscription { newPosts { count posts { id } readAnew } }')
      await messages.next()
      const written: string[] = []
      const stop = new AbortController()
      const writes = async () => {
        while (!stop.signal.aborted) {
          const input = { id: randomUUID(), content: 'News' }
          while ((await client.ask(createPost, { input }, who?.token)).code) await sleep(50)
          written.push(input.id)
          await sleep(100)
        }
      }
      const more = async (goal = written.length + 3) => {
        while (written.length < goal) await sleep(20)
      }
      const writing = writes()
      await more()
      await set.stepDown()
      await more()
      const restart = await set.killPrimary()
      await more()
      await restart()
      await more()
      stop.abort()
      await writing
      const told: string[] = []
      for (let count = 0; count < written.length;) {
        const message = await messages.next()
        expect(message).toMatchObject({ readAnew: false })
        // A message names ten posts at most.
        const ids = ((message?.['posts'] ?? []) as { id: string }[]).map(({ id }) => id).toReversed()
        count += Number(message?.['count'])
        told.push(...written.slice(told.length, count - ids.length), ...ids)
      }
      expect(told).toEqual(written)
      await listener.leaves()
      client.close()
    },
    patience,
  )

  it(
    'respond with BUSY to reads and writes while every member hangs, and continue afterwards',
    async () => {
      for (let round = 0; round < rounds; round++) {
        await underLoad(async () => {
          const goOn = set.hang()
          try {
            const [{ port }, [who]] = [servers[0] ?? { port: 0 }, probes[0]?.members ?? []]
            const client = new Client(port)
            const begun = performance.now()
            const answers = [
              client.ask('{ posts { edges { cursor } } }', {}),
              client.ask(rename, { input: { name: 'Anew' } }, who?.token),
            ]
            expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(['BUSY', 'BUSY'])
            report(`hang: answered BUSY after ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
            client.close()
          } finally {
            goOn()
          }
        }, 'hang')
      }
      expect(crowds.flatMap((crowd) => crowd.troubles)).toEqual([])
    },
    patience,
  )
})
