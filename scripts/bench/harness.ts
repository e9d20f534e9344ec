import { type ChildProcess, type StdioOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, disconnect, ensureIndexes } from '../../server/db/connection.ts'
import { startTestMongo } from '../../server/db/mongod/testMongo.ts'
import { modelsOf } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'

export const secret = 'a secret for servers that run for a minute'

/** What a contender is told by its environment. */
export type Setting = { uri: string; secret: string }

/** Who is measured; `cpu` tells its CPU time so far, in milliseconds. */
type Measured<Name extends string> = { name: Name; cpu(): Promise<number> }

/** A server that is measured. */
export type Running<Name extends string> = Measured<Name> & { port: number }

/** Starts the file of a contender, a name of this folder, in a child process that ends with this one. */
export type Start = <Name extends string>(name: Name, file: string) => Promise<Running<Name>>

/** Runs a comparison on a new database with all indexes. Everything that it started ends with it. */
export async function inNewWorld(compare: (start: Start, uri: string) => Promise<void>): Promise<void> {
  const mongo = await startTestMongo(console.error)
  const children: ChildProcess[] = []
  try {
    const uri = new URL(mongo.uri)
    uri.pathname = `/bench-${process.pid}`
    await connect(uri.href)
    await ensureIndexes(modelsOf(domains))
    const start: Start = async (name, file) => {
      const env = {
        ...process.env,
        CONTENDER: JSON.stringify({ uri: uri.href, secret } satisfies Setting),
        MODE: name,
        NODE_ENV: 'production',
      }
      // Nothing is read from its standard output, where Parse Server announces what coming versions change.
      const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc']
      const child = fork(new URL(file, import.meta.url), { env, execArgv: ['--import', 'tsx'], stdio })
      children.push(child)
      return { name, port: await portOf(child, file), cpu: () => cpuOf(child) }
    }
    await compare(start, uri.href)
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
    await disconnect()
    await mongo.stop()
  }
}

async function portOf(child: ChildProcess, file: string): Promise<number> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it served.`)
  })
  // It ends later, too, when nobody waits for this any more.
  ended.catch(() => {})
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return port
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message')
  child.send('cpu')
  const [cpu] = (await answered) as [NodeJS.CpuUsage]
  return (cpu.user + cpu.system) / 1_000
}

/** What one contender needed for each piece of its work in one round. */
type Result = { ms: number; cpuMs: number }

/** Runs `work`, which returns how many pieces it did; returns its duration and the contender's CPU time for each. */
async function measured({ cpu }: Measured<string>, work: () => Promise<number>): Promise<Result> {
  const before = await cpu()
  const begin = performance.now()
  const done = await work()
  const ms = performance.now() - begin
  return { ms: ms / done, cpuMs: ((await cpu()) - before) / done }
}

/** The medians of a contender's rounds, as ratios to those of another: work per CPU second, and work per second. */
export type Ratios<Name extends string> = { name: Name; perCpu: number; rate: number }

/**
 * Lets contenders take turns, so that other load affects all alike. `round` is a turn and returns how much work it did;
 * rounds below 0 are for warming up. Returns for each contender the medians, over rounds, of its rate and of its work per
 * CPU second, as ratios to those of `base`.
 */
export async function interleave<Contender extends Measured<string>>(
  contenders: readonly Contender[],
  base: Contender['name'],
  { rounds, warmUp }: { rounds: number; warmUp: number },
  round: (contender: Contender) => Promise<number>,
): Promise<Ratios<Contender['name']>[]> {
  const results = new Map<Contender['name'], Result[]>(contenders.map(({ name }) => [name, []]))
  for (let index = -warmUp; index < rounds; index++) {
    for (const contender of contenders) {
      const result = await measured(contender, () => round(contender))
      if (index >= 0) results.get(contender.name)?.push(result)
    }
  }
  const bases = results.get(base) ?? []
  return contenders.map(({ name }) => {
    const ratio = (pick: (result: Result) => number) =>
      median((results.get(name) ?? []).map((result, index) => pick(bases[index] ?? result) / pick(result)))
    return { name, rate: ratio(({ ms }) => ms), perCpu: ratio(({ cpuMs }) => cpuMs) }
  })
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
