import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { type Contender, type Name, cpuOf, titles } from './contenders.ts'
import type { Scenario } from './scenarios.ts'
import { ask } from './send.ts'

export type Round = { cpu: number; mongo: number; wall: number }
export type Rounds = Partial<Record<Name, Round[]>>

export type Setting = {
  rounds: number
  /** Rounds that do not count; they are run first so that the servers' code is compiled. */
  warmUp: number
  mongoCpu(): Promise<number>
  /** Writes to a collection of the server's database that the server does not read. */
  writeElsewhere(name: Name): Promise<unknown>
}

/** Enough requests for two rounds of the mix. */
const compared = 42

/** Compares the answers, then measures in turns, so that load affects all alike. Throws if an answer differs. */
export async function measure(
  contenders: readonly Contender[],
  scenario: Scenario,
  { rounds, warmUp, mongoCpu, writeElsewhere }: Setting,
): Promise<Rounds> {
  const taking = scenario.servers.flatMap((name) => contenders.find((one) => one.name === name) ?? [])
  await compare(taking, scenario)
  const found: Rounds = Object.fromEntries(taking.map(({ name }) => [name, []]))
  for (let round = -warmUp; round < rounds; round++) {
    for (const one of taking) {
      const [cpu, mongo, begin] = [await cpuOf(one.pid), await mongoCpu(), performance.now()]
      await run(one, scenario, round + warmUp, writeElsewhere)
      const wall = performance.now() - begin
      const needed = { cpu: (await cpuOf(one.pid)) - cpu, mongo: (await mongoCpu()) - mongo, wall }
      if (round >= 0) found[one.name]?.push(needed)
    }
  }
  return found
}

/** The first worker has already sent the compared requests. */
const before = (worker: number) => (worker === 0 ? compared : 0)

/** Sends a round of requests to a server. Throws if one fails. */
export async function run(
  one: Contender,
  scenario: Scenario,
  round: number,
  writeElsewhere?: Setting['writeElsewhere'],
): Promise<void> {
  const { atOnce, each, isAnew, request } = scenario
  // Between rounds a server may close idle connections.
  const agent = new Agent({ keepAlive: true })
  const work = async (_: unknown, worker: number) => {
    for (let index = 0; index < each; index++) {
      if (isAnew) await writeElsewhere?.(one.name)
      await ask(agent, one.port, one.request(request(worker, before(worker) + round * each + index)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
}

async function compare(taking: readonly Contender[], { title, request }: Scenario): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const [first, ...others] = taking
  for (let index = 0; first && index < compared; index++) {
    const asked = request(0, index)
    const answerOf = async (one: Contender) => one.read(await ask(agent, one.port, one.request(asked)), asked)
    const expected = await answerOf(first)
    for (const one of others) {
      const found = await answerOf(one)
      if (found === undefined || isDeepStrictEqual(found, expected)) continue
      const [wrong, wanted] = [found, expected].map((answer) => JSON.stringify(answer))
      throw new Error(
        `${titles[one.name]} answers "${title}" otherwise than ${titles[first.name]}:\n${wrong}\n${wanted}`,
      )
    }
  }
  agent.destroy()
}

/** A round's figures: the server's CPU time, that with MongoDB's, and the time until the answers. */
export const figures = {
  cpu: ({ cpu }: Round) => cpu,
  'cpu with mongod': ({ cpu, mongo }: Round) => cpu + mongo,
  time: ({ wall }: Round) => wall,
} as const
export type Figure = keyof typeof figures

/** The median of the rounds' ratios: how much more one server does in the same time. */
export function ratioOf(rounds: Rounds, name: Name, base: Name, figure: Figure): number | undefined {
  const [own, others] = [rounds[name], rounds[base]]
  if (!own || !others) return undefined
  const pick = figures[figure]
  return median(own.map((round, index) => pick(others[index] ?? round) / pick(round)))
}

export const median = (values: readonly number[]) => at(values, 0.5)

/** The value that this share of all values does not exceed. */
export function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN
}
