import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, request } from 'node:http'
import { connect, database, disconnect, ensureIndexes } from '../../server/db/connection.ts'
import { startTestMongo } from '../../server/db/mongod/testMongo.ts'
import { modelsOf } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'

export const secret = 'a secret for servers that run for a minute'

export type Running<Name extends string> = { name: Name; port: number; process: ChildProcess }

/** Starts the file of a contender, a name of this folder, in a process of its own that ends with this one. */
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
    await database().dropDatabase()
    await disconnect()
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
    await mongo.stop()
  }
}

/** Sends a GraphQL request; returns the status and the text of the answer. */
export function send(
  agent: Agent,
  port: number,
  token: string,
  body: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
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
