import { Agent } from 'node:http'
import { type Contender, start } from './contenders.ts'
import { at } from './compare.ts'
import { type Asked, ask } from './send.ts'
import type { Place } from './world.ts'

export async function startLinnet({ secret, uriOf }: Place, against?: string): Promise<Contender[]> {
  const names = against === undefined ? (['linnet'] as const) : (['linnet', 'against'] as const)
  const started: Contender[] = []
  for (const name of names) started.push(await start(name, { uri: uriOf('filled'), secret, against }))
  return started
}

export function asking({ port, request }: Contender): (asked: Asked) => Promise<string> {
  const agent = new Agent({ keepAlive: true })
  return (asked) => ask(agent, port, request(asked))
}

/** Asks all questions in turn, so that other load affects all alike. Returns milliseconds, without the first rounds. */
export async function askInTurn<Question>(
  questions: readonly Question[],
  { warmUp, rounds }: { warmUp: number; rounds: number },
  ask: (question: Question) => Promise<unknown>,
): Promise<Map<Question, number[]>> {
  const times = new Map<Question, number[]>(questions.map((question) => [question, []]))
  for (let index = -warmUp; index < rounds; index++) {
    for (const [question, own] of times) {
      const begin = performance.now()
      await ask(question)
      if (index >= 0) own.push(performance.now() - begin)
    }
  }
  return times
}

export const shown = (times: readonly number[]) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.99).toFixed(1)}`
