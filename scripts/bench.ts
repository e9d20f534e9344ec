import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { beginSession } from '../server/auth/sessions.ts'
import { type Running as Started, inNewWorld, median, secret, send } from './bench/harness.ts'
import { type Contender, contenders, question } from './bench/question.ts'
import { table } from './plans/table.ts'
import { fillWorld, readers } from './plans/world.ts'

/**
 * `npm run bench`: compares the time of an Explore page with the driver's and that of usual servers. All share a
 * database and take turns, so that other load affects all alike. Prints medians of the ratio to the driver.
 */
const sizes = { users: 5_000, posts: 20_000, replies: 5_000, follows: 20, likes: 20, bookmarks: 5 }
const [rounds, requests] = [15, 20]
const settings = [
  { first: 20, atOnce: 1 },
  { first: 20, atOnce: 16 },
  { first: 100, atOnce: 1 },
]
const files: Record<Contender, string> = {
  raw: 'rawContender.ts',
  linnet: 'linnetContender.ts',
  batched: 'mongooseContender.ts',
  unbatched: 'mongooseContender.ts',
}

type Running = Started<Contender>

const ask = async (agent: Agent, port: number, token: string, first: number) =>
  (await send(agent, port, token, { query: question, variables: { first } })).text

/** Sends the requests of one round, `atOnce` at a time; returns the milliseconds they took together. */
async function round({ port }: Running, token: string, first: number, atOnce: number): Promise<number> {
  // A new agent for each round: between rounds a server may close idle connections.
  const agent = new Agent({ keepAlive: true })
  const begin = performance.now()
  let left = requests
  const worker = async () => {
    while (left-- > 0) await ask(agent, port, token, first)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const time = performance.now() - begin
  agent.destroy()
  return time
}

/** Throws unless all contenders return the same data. */
async function compare(running: readonly Running[], token: string): Promise<void> {
  const [first, ...others] = await Promise.all(running.map(({ port }) => ask(new Agent(), port, token, 100)))
  const expected = JSON.parse(first ?? '') as { data: { posts: { edges: unknown[] } } }
  if (expected.data.posts.edges.length !== 100) throw new Error('The page is not full.')
  for (const [index, text] of others.entries()) {
    if (!isDeepStrictEqual(JSON.parse(text), expected))
      throw new Error(`${running[index + 1]?.name} answers differently: ${text.slice(0, 300)}`)
  }
}

async function measure(running: readonly Running[], token: string, first: number, atOnce: number) {
  const times = new Map<Contender, number[]>(running.map(({ name }) => [name, []]))
  for (let index = -3; index < rounds; index++) {
    for (const contender of running) {
      const time = await round(contender, token, first, atOnce)
      if (index >= 0) times.get(contender.name)?.push(time)
    }
  }
  const raw = times.get('raw') ?? []
  return running.map(({ name }) => {
    const ratios = (times.get(name) ?? []).map((time, index) => time / (raw[index] ?? NaN))
    return [first, atOnce, contenders[name], median(ratios).toFixed(2)]
  })
}

async function main(): Promise<void> {
  await inNewWorld(async (start) => {
    await fillWorld(sizes)
    const { token } = await beginSession({ id: readers.member, isDemo: false }, secret)
    const running: Running[] = []
    for (const name of Object.keys(contenders) as Contender[]) running.push(await start(name, files[name]))
    await compare(running, token)
    const rows: (string | number)[][] = []
    for (const { first, atOnce } of settings) rows.push(...(await measure(running, token, first, atOnce)))
    console.log(table(['posts', 'requests at once', 'server', 'time, driver = 1'], rows))
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
