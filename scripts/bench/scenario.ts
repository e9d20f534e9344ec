import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { type Ratios, type Running, interleave } from './harness.ts'
import { type Request, ask } from './send.ts'
import type { Server } from './servers.ts'

/** Rounds of each server before those that count, unless a scenario says otherwise. */
const usualWarmUp = 6

/** What one column of the tables measures. */
export type Scenario = {
  title: string
  /** The servers that can answer; `base` counts as 1. */
  servers: readonly Server[]
  base: Server
  /** How many requests a round has at least, and how long it lasts at least, in milliseconds, if that is said. */
  count: number
  leastMs?: number
  /** How many workers send them. */
  atOnce: number
  /** Rounds of each server before those that count: until its code for the scenario is compiled. */
  warmUp?: number
  /** Called before each round of a server. */
  begin?(server: Server): void
  /** Happens before each request, and is no work of the server. */
  before?(): Promise<unknown>
  /** What a worker asks, one after the other: one request for most servers. */
  requests(server: Server, worker: number): Request[]
  /** What must be equal from all servers, of their answers; undefined if an answer holds too little to compare. */
  shared?(server: Server, answers: string[]): unknown
}

/** Asks what a scenario asks once; returns the texts of the answers. */
export async function askOnce(agent: Agent, running: Running<Server>, scenario: Scenario, worker = 0) {
  const answers: string[] = []
  for (const request of scenario.requests(running.name, worker)) answers.push(await ask(agent, running.port, request))
  return answers
}

/** Returns how many requests it sent. */
async function round(running: Running<Server>, scenario: Scenario): Promise<number> {
  const { count, leastMs = 0 } = scenario
  scenario.begin?.(running.name)
  // A new agent for each round: between rounds a server may close idle connections.
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + leastMs
  let sent = 0
  const work = async (_: unknown, worker: number) => {
    while (sent < count || performance.now() < end) {
      sent++
      await scenario.before?.()
      await askOnce(agent, running, scenario, worker)
    }
  }
  await Promise.all(Array.from({ length: scenario.atOnce }, work))
  agent.destroy()
  return sent
}

/** Throws unless all servers answer a scenario alike. */
async function compare(taking: readonly Running<Server>[], scenario: Scenario): Promise<void> {
  const { shared } = scenario
  if (!shared) return
  const agent = new Agent()
  const known: { name: Server; answer: unknown }[] = []
  for (const running of taking) {
    const { name } = running
    scenario.begin?.(name)
    const answer = shared(name, await askOnce(agent, running, scenario))
    if (answer !== undefined) known.push({ name, answer })
  }
  const [expected, ...others] = known
  for (const { name, answer } of others) {
    if (isDeepStrictEqual(answer, expected?.answer)) continue
    const [found, wanted] = [answer, expected?.answer].map((one) => JSON.stringify(one))
    throw new Error(`${name} answers ${scenario.title} differently from ${expected?.name}:\n${found}\n${wanted}`)
  }
  agent.destroy()
}

export type Figure = Ratios<Server> & { scenario: string; atOnce: number }

/** Compares the answers to a scenario, then measures it; servers that do not run are left out. */
export async function measure(
  running: readonly Running<Server>[],
  scenario: Scenario,
  rounds: number,
): Promise<Figure[]> {
  const taking = running.filter(({ name }) => scenario.servers.includes(name))
  await compare(taking, scenario)
  const { base, warmUp = usualWarmUp } = scenario
  const ratios = await interleave(taking, base, { rounds, warmUp }, (one) => round(one, scenario))
  return ratios.map((one) => ({ ...one, scenario: scenario.title, atOnce: scenario.atOnce }))
}
