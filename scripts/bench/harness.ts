import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, request } from 'node:http'
import { connect, disconnect, ensureIndexes } from '../../server/db/connection.ts'
import { startTestMongo } from '../../server/db/mongod/testMongo.ts'
import { modelsOf } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'

export const secret = 'a secret for servers that run for a minute'

export type Running<Name extends string> = { name: Name; port: number; process: ChildProcess }

/** Starts the file of a contender, a name of this folder, in a child process that ends with this one. */
export type Start = <Name extends string>(name: Name, file: string) => Promise<Running<Name>>

/** Runs a comparison on a new database with all indexes. Everything that it started ends with it. */
export async function inNewWorld(compare: (start: Start) => Promise<void>): Promise<void> {
  const mongo = await startTestMongo(console.error)
  const children: ChildProcess[] = []
  try {
    const uri = new URL(mongo.uri)
    uri.pathname = `/bench-${process.pid}`
    await connect(uri.href)
    await ensureIndexes(modelsOf(domains))
    await compare(async (name, file) => {
      const env = {
        ...process.env,
        CONTENDER: JSON.stringify({ uri: uri.href, secret }),
        MODE: name,
        NODE_ENV: 'production',
      }
      const child = fork(new URL(file, import.meta.url), { env, execArgv: ['--import', 'tsx'] })
      children.push(child)
      const [port] = (await once(child, 'message')) as [number]
      return { name, port, process: child }
    })
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
    await disconnect()
    await mongo.stop()
  }
}

/** What one contender needed for one round. */
type Result = { ms: number; cpuMs: number }

/** Runs `work`; returns its duration and the contender's CPU time. */
async function measured({ process: child }: Running<string>, work: () => Promise<unknown>): Promise<Result> {
  const cpu = await cpuOf(child)
  const begin = performance.now()
  await work()
  const ms = performance.now() - begin
  return { ms, cpuMs: (await cpuOf(child)) - cpu }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message')
  child.send('cpu')
  const [cpu] = (await answered) as [NodeJS.CpuUsage]
  return (cpu.user + cpu.system) / 1_000
}

/**
 * Lets contenders take turns, so that other load affects all alike. Rounds below 0 are for warming up. Returns for each
 * contender the medians, over rounds, of its rate and of its work per CPU second, as ratios to those of `base`.
 */
export async function interleave<Contender extends Running<string>>(
  contenders: readonly Contender[],
  base: Contender['name'],
  { rounds, warmUp }: { rounds: number; warmUp: number },
  round: (contender: Contender) => Promise<unknown>,
): Promise<{ name: Contender['name']; rate: string; perCpu: string }[]> {
  const results = new Map<Contender['name'], Result[]>(contenders.map(({ name }) => [name, []]))
  for (let index = -warmUp; index < rounds; index++) {
    for (const contender of contenders) {
      const result = await measured(contender, () => round(contender))
      if (index >= 0) results.get(contender.name)?.push(result)
    }
  }
  const bases = results.get(base) ?? []
  return contenders.map(({ name }: { name: Contender['name'] }) => {
    const ratio = (pick: (result: Result) => number) =>
      median((results.get(name) ?? []).map((result, index) => pick(bases[index] ?? result) / pick(result))).toFixed(2)
    return { name, rate: ratio(({ ms }) => ms), perCpu: ratio(({ cpuMs }) => cpuMs) }
  })
}

/** Sends a GraphQL request; returns the status and the text of the answer. */
export function send(
  agent: Agent,
  port: number,
  token: string | undefined,
  body: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const sent = request({ agent, port, path: '/graphql', method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
