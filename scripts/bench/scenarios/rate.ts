import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../harness.ts'
import { at } from '../inTurn.ts'
import { type Scenario, askOnce } from '../scenario.ts'
import type { Server } from '../servers.ts'

/** Requests a second, for how long in each turn of a server, and the turns. */
export const [perSecond, seconds, turns] = [50, 2, 4]

export type Latency = { name: Server; scenario: string; p50: number; p99: number }

/**
 * Sends `count` requests, `rate` a second, each when it is due, whether or not earlier ones are answered. `send` gets the
 * request's index and when it is due, in milliseconds of `performance.now()`. Returns what it returns for each.
 */
export async function sendWhenDue<T>(
  count: number,
  rate: number,
  send: (index: number, due: number) => Promise<T>,
): Promise<T[]> {
  const begin = performance.now()
  const sent: Promise<T>[] = []
  for (let index = 0; index < count; index++) {
    const due = begin + (index * 1000) / rate
    await sleep(Math.max(0, due - performance.now()))
    sent.push(send(index, due))
  }
  return Promise.all(sent)
}

/** Returns the times from when requests are due to their answers. */
async function turn(running: Running<Server>, scenario: Scenario): Promise<number[]> {
  scenario.begin?.(running.name)
  const agent = new Agent({ keepAlive: true })
  const all = await sendWhenDue(perSecond * seconds, perSecond, async (index, due) => {
    await askOnce(agent, running, scenario, index % scenario.atOnce)
    return performance.now() - due
  })
  agent.destroy()
  return all
}

/** The median and the 99th percentile of each server, in milliseconds. The servers take turns; the first one warms up. */
export async function latencies(running: readonly Running<Server>[], scenario: Scenario): Promise<Latency[]> {
  const taking = running.filter(({ name }) => scenario.servers.includes(name))
  const times = new Map<Server, number[]>(taking.map(({ name }) => [name, []]))
  for (let index = -1; index < turns; index++) {
    for (const one of taking) {
      const found = await turn(one, scenario)
      if (index >= 0) times.get(one.name)?.push(...found)
    }
  }
  return taking.map(({ name }) => {
    const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
    return { name, scenario: scenario.title, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
  })
}
