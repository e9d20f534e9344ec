import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { beginSession } from '../server/auth/sessions.ts'
import { database } from '../server/db/connection.ts'
import { postDocument, userDocument } from '../server/testing/documents.ts'
import { type Running as Started, inNewWorld, interleave, secret, send } from './bench/harness.ts'
import { type Mutation, type Writer, type WriteRequest, mutations, writers } from './bench/writing.ts'
import { table } from './plans/table.ts'

/**
 * `npm run bench:writes`: compares the rate and CPU time of the client's writes with those of the driver on plain
 * HTTP, the same way as `npm run bench`.
 */
const [rounds, perRound, atOnce, crowd] = [9, 160, 16, 50]
/** One extra round warms up; the one-target scenario has its own targets after the others. */
const ordinary = (rounds + 1) * perRound
const targets = ordinary + rounds + 1
const files: Record<Writer, string> = {
  linnet: 'linnetContender.ts',
  transaction: 'rawWriteContender.ts',
  plain: 'rawWriteContender.ts',
}

type Running = Started<Writer> & { next: number }
type Scenario = { title: string; kind: Mutation; atOnce: number; count: number; isOneTarget: boolean }

const scenarios: Scenario[] = [
  ...(Object.keys(mutations) as Mutation[]).map((kind) => ({
    ...{ title: kind, kind, atOnce, count: perRound, isOneTarget: false },
  })),
  { title: `${crowd} like one post`, kind: 'like', atOnce: crowd, count: crowd, isOneTarget: true },
]

const number = (index: number) => String(index).padStart(6, '0')
const targetOf = (writer: Writer, index: number) => `${writer}-${number(index)}`

/** Accounts that write, and for each contender posts and accounts that are written to. */
async function fill(): Promise<string[]> {
  const writing = Array.from({ length: crowd }, (_, index) => `writer-${number(index)}`)
  const owned = (Object.keys(writers) as Writer[]).flatMap((writer) =>
    Array.from({ length: targets }, (_, index) => targetOf(writer, index)),
  )
  const users = [...writing, ...owned].map((id) => userDocument({ _id: id, username: id.replaceAll('-', '_') }))
  await database().collection<{ _id: string }>('users').insertMany(users)
  const posts = owned.map((id) => postDocument({ _id: id, authorId: id }))
  await database().collection<{ _id: string }>('posts').insertMany(posts)
  const sessions = writing.map((id) => beginSession({ id, isDemo: false }, secret))
  return (await Promise.all(sessions)).map(({ token }) => token)
}

/** Sends a write until it is done. The time until an overloaded server accepts it counts. */
async function write(agent: Agent, port: number, token: string, body: WriteRequest): Promise<void> {
  let answer = await send(agent, port, token, body)
  while (answer.status === 503) answer = await send(agent, port, token, body)
  if (!answer.text.startsWith('{"data":{"changed":{')) throw new Error(answer.text)
}

/** A GraphQL server ignores the variables that its operation does not declare. */
function bodyOf(kind: Mutation, target: string): WriteRequest {
  const input = { id: randomUUID(), content: 'A post as people write it, of about seventy characters or so.' }
  return { query: mutations[kind], variables: { postId: target, userId: target, input }, extensions: { kind } }
}

/** Sends the writes of one round; every worker writes as an account of its own. */
async function round(running: Running, tokens: readonly string[], scenario: Scenario): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const first = running.next
  let done = 0
  const worker = async (token: string) => {
    while (done < scenario.count) {
      const target = targetOf(running.name, first + (scenario.isOneTarget ? 0 : done))
      done++
      await write(agent, running.port, token, bodyOf(scenario.kind, target))
    }
  }
  await Promise.all(tokens.slice(0, scenario.atOnce).map(worker))
  running.next += scenario.isOneTarget ? 1 : scenario.count
  agent.destroy()
}

async function measure(running: readonly Running[], tokens: readonly string[], scenario: Scenario) {
  for (const contender of running) contender.next = scenario.isOneTarget ? ordinary : 0
  const rows = await interleave(running, 'transaction', { rounds, warmUp: 1 }, (contender) =>
    round(contender, tokens, scenario),
  )
  return rows.map(({ name, rate, perCpu }) => [scenario.title, writers[name], rate, perCpu])
}

async function main(): Promise<void> {
  await inNewWorld(async (start) => {
    const tokens = await fill()
    const running: Running[] = []
    for (const name of Object.keys(writers) as Writer[]) running.push({ ...(await start(name, files[name])), next: 0 })
    const rows: string[][] = []
    for (const scenario of scenarios) rows.push(...(await measure(running, tokens, scenario)))
    console.log(table(['write', 'server', 'rate', 'writes per CPU second'], rows))
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
