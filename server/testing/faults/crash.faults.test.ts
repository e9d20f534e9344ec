import { setTimeout as sleep } from 'node:timers/promises'
import { connect, disconnect } from '../../db/connection.ts'
import { UserModel } from '../../users/user.model.ts'
import { violations } from '../violations.ts'
import { Random } from '../random.ts'
import { seed, tries } from '../seed.ts'
import { Client } from './client.ts'
import { Crowd } from './crowd.ts'
import { crowdPassword } from './members.ts'
import { Moderator } from './moderator.ts'
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

type World = { crowd: Crowd; moderator: Moderator; random: Random }

async function crash({ crowd, moderator, random }: World, victim: Victim, round: number): Promise<void> {
  const newcomers = Array.from({ length: 4 }, (_, index) => `newcomer_${round}_${index}`)
  await Promise.all(newcomers.map((username) => crowd.joins(username, crowdPassword)))
  const [early, leaver, spammer, flooder, ...others] = crowd.members.filter((_, index) => index % 5 === round % 5)
  if (early) await crowd.logsOut(early)
  if (!spammer || !flooder) throw new Error('There are too few members.')
  await connected(() => moderator.chooses(spammer, flooder))
  const moment = crowd.answers(30 + random.below(90))
  const stop = new AbortController()
  const acts = crowd.acts(60, stop.signal)
  for (const who of [spammer, flooder]) crowd.loses(who)
  const signUps = newcomers.map((username) => crowd.joins(`${username}_late`, crowdPassword))
  const leaves = others.slice(0, 2).map((who) => crowd.leaves(who, crowdPassword))
  await moment
  const last = leaver ? [crowd.leaves(leaver, crowdPassword)] : []
  const moderation = moderator.acts()
  await crowd.answers(30 + random.below(120))
  await server.survives(victim)
  stop.abort()
  await Promise.all([acts, moderation, ...signUps, ...leaves, ...last])
  client.moveTo(server.port)
}

async function connected<Result>(work: () => Promise<Result>): Promise<Result> {
  await connect(await server.databaseUri())
  try {
    return await work()
  } finally {
    await disconnect()
  }
}

/** Deletions continue after an outage. What is left when they have ended is a violation. */
async function deletionsEnd(): Promise<void> {
  const end = performance.now() + 300_000
  while (performance.now() < end && (await UserModel.exists({ deletingAt: { $type: 'date' } }))) await sleep(50)
}

it(
  `killed ${rounds} times under load, the server keeps all acknowledged writes and all invariants (TEST_SEED=${seed})`,
  async () => {
    const random = new Random(seed)
    const crowd = new Crowd([], client, seed)
    const firstMembers = Array.from({ length: 20 }, (_, index) => `member_${index}`)
    await Promise.all(firstMembers.map((username) => crowd.joins(username, crowdPassword)))
    const self = await crowd.signsUp('the_moderator', crowdPassword)
    if (!self) throw new Error('The moderator could not sign up.')
    const moderator = new Moderator(client, self)
    await connected(() => moderator.getsRole())
    for (let round = 0; round < rounds; round++) {
      const victim = victims[round % victims.length] ?? 'machine'
      await crash({ crowd, moderator, random }, victim, round)
      const state = async () => ({
        violations: await violations(),
        lost: await crowd.acknowledged.broken(),
        openAgain: await crowd.openAgain(),
      })
      const allWell = { violations: [], lost: [], openAgain: [] }
      await connected(async () => {
        await deletionsEnd()
        expect({ round, victim, ...(await state()) }).toEqual({ round, victim, ...allWell })
        await crowd.triesAgain()
        const undone = await moderator.leftUndone()
        expect({ round, victim, undone, ...(await state()) }).toEqual({ round, victim, undone: [], ...allWell })
      })
    }
    expect(crowd.acknowledged.size).toBeGreaterThan(0)
    expect(server.failures).toEqual([])
  },
  patience,
)
