import { setTimeout as sleep } from 'node:timers/promises'
import { connect, disconnect } from '../../db/connection.ts'
import { UserModel } from '../../users/user.model.ts'
import { violations } from '../violations.ts'
import { Random } from '../random.ts'
import { seed, tries } from '../seed.ts'
import { Client } from './client.ts'
import { Crowd } from './crowd.ts'
import { crowdPassword } from './members.ts'
import { ServerProcess, type Victim } from './serverProcess.ts'

const victims: Victim[] = ['server', 'machine', 'database']
/** `npm run faults` runs more. */
const rounds = tries(victims.length)
const patience = 900_000 + rounds * 90_000

let server: ServerProcess
let client: Client

beforeAll(async () => {
  server = await ServerProcess.create()
  client = new Client(server.port)
}, patience)

afterAll(async () => {
  client.close()
  await server.remove()
}, patience)

async function crash(crowd: Crowd, victim: Victim, round: number, random: Random): Promise<void> {
  const newcomers = Array.from({ length: 6 }, (_, index) => `newcomer_${round}_${index}`)
  await Promise.all(newcomers.map((username) => crowd.joins(username, crowdPassword)))
  const [early, leaver, ...others] = crowd.members.filter((_, index) => index % 5 === round % 5)
  if (early) await crowd.logsOut(early)
  const moment = crowd.answers(50 + random.below(250))
  const stop = new AbortController()
  const acts = crowd.acts(60, stop.signal)
  const signUps = newcomers.map((username) => crowd.joins(`${username}_late`, crowdPassword))
  const leaves = others.slice(0, 2).map((who) => crowd.leaves(who, crowdPassword))
  await moment
  const last = leaver ? [crowd.leaves(leaver, crowdPassword)] : []
  await server.survives(victim)
  stop.abort()
  await Promise.all([acts, ...signUps, ...leaves, ...last])
  client.moveTo(server.port)
}

/** Deletions that go on after an outage may end; what is left then is a violation. */
async function deletionsEnd(): Promise<void> {
  const end = performance.now() + 60_000
  while (performance.now() < end && (await UserModel.exists({ deletingAt: { $type: 'date' } }))) await sleep(50)
}

it(
  `killed ${rounds} times under load, the server keeps all acknowledged writes and all invariants (TEST_SEED=${seed})`,
  async () => {
    const random = new Random(seed)
    const crowd = new Crowd([], client, seed)
    const firstMembers = Array.from({ length: 30 }, (_, index) => `member_${index}`)
    await Promise.all(firstMembers.map((username) => crowd.joins(username, crowdPassword)))
    for (let round = 0; round < rounds; round++) {
      const victim = victims[round % victims.length] ?? 'machine'
      await crash(crowd, victim, round, random)
      await connect(await server.databaseUri())
      await deletionsEnd()
      const state = async () => ({
        violations: await violations(),
        lost: await crowd.acknowledged.broken(),
        openAgain: await crowd.openAgain(),
      })
      const allWell = { violations: [], lost: [], openAgain: [] }
      expect({ round, victim, ...(await state()) }).toEqual({ round, victim, ...allWell })
      await crowd.triesAgain()
      expect({ round, victim, ...(await state()) }).toEqual({ round, victim, ...allWell })
      await disconnect()
    }
    expect(crowd.acknowledged.size).toBeGreaterThan(0)
    expect(server.failures).toEqual([])
  },
  patience,
)
