import './heap.ts'
import cluster from 'node:cluster'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { type Config, settingNames } from './config.ts'
import { loadConfig } from './loadConfig.ts'
import { startEmbeddedMongo } from './db/mongod/embedded.ts'
import { OperatorError } from './operatorError.ts'
import { fileProblem } from './db/mongod/launchProblem.ts'
import type { RunningServer } from './server.ts'
import { nearMisses } from './settingNames.ts'
import { isWorker, startWorkers, stopMessage } from './workers.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
// Nobody may be reading the output any more, or its disk be full, which must not disturb a proper stop.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

/** Requests get ten seconds, then mails and push messages together. */
const mostOfStopMs = 30_000

/** One Ctrl-C may come twice: from the terminal and from npm. */
const sameOrderMs = 500

const started: { stop(): Promise<void> }[] = []
let stopping: Promise<void> | undefined
let firstOrderAt = 0

async function main(): Promise<void> {
  const config = loadConfig()
  if (!isWorker) for (const words of nearMisses(process.env, settingNames)) say(words)
  // The server's modules load while the database starts. If they loaded earlier, the database would start later.
  const { uri } = await launchDatabase(config)
  try {
    const server = await (cluster.isPrimary && config.workers > 1 ? share(await uri, config) : serveHere(uri, config))
    if (!isWorker) announce(server, config)
  } catch (error) {
    // Only a database that has started can be stopped.
    await Promise.allSettled([uri])
    throw error
  }
}

async function serveHere(uri: Promise<string>, config: Config): Promise<RunningServer> {
  // The server reports this error when its modules have loaded.
  uri.catch(() => {})
  const { serve } = await import('./serve.ts')
  const server = await serve(uri, config, say)
  started.push(server)
  return server
}

async function share(uri: string, { workers, port, metrics, shutdownGraceMs }: Config): Promise<{ port: number }> {
  const file = fileURLToPath(import.meta.url)
  const env = { MONGODB_URI: uri, LINNET_WORKER: 'true' }
  const { ready, stop } = startWorkers({
    file,
    count: workers,
    port,
    env,
    say,
    longestStopMs: shutdownGraceMs + mostOfStopMs,
  })
  // This is noted before they serve, because they must end before the database.
  started.push({ stop })
  const served = await ready
  if (metrics) started.push(await (await import('./metrics/start.ts')).exposeSums(metrics))
  return { port: served }
}

/** Resolves when only the wait for the database, or for the error of `uri`, is left. */
function launchDatabase(config: Config): Promise<{ uri: Promise<string> }> {
  return new Promise((resolve) => {
    const launched = () => resolve({ uri })
    const uri = startDatabase(config, launched)
    uri.then(launched, launched)
  })
}

async function startDatabase(
  { mongodbUri, mongoCacheMb: cacheMb, dataDir }: Config,
  launched: () => void,
): Promise<string> {
  if (mongodbUri) return mongodbUri
  const mongo = await startEmbeddedMongo({ dataDir, cacheMb, report: say, launched })
  started.push(mongo)
  say(`MongoDB ${mongo.version} (${mongo.source}), data in ${join(dataDir, 'mongo')}`)
  return mongo.uri
}

function announce({ port }: { port: number }, { host, playground }: Config): void {
  const name = host && !['0.0.0.0', '::', '127.0.0.1'].includes(host) ? host : 'localhost'
  const address = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
  say(`App         ${address}/`)
  if (playground) say(`Playground  ${address}/graphql`)
  say(`REST API    ${address}/api`)
  say(`Ready on ${address}`)
}

/** A worker stops only when its parent process says so. */
function stopByOrder(): void {
  process.on('message', (message) => {
    if (message === stopMessage) stopping ??= stopAll()
  })
}

function stop(): void {
  if (isWorker) return
  if (stopping) {
    if (performance.now() - firstOrderAt > sameOrderMs) process.exit(130)
    return
  }
  firstOrderAt = performance.now()
  say('Stopping …')
  stopping = stopAll()
}

async function stopAll(): Promise<void> {
  for (const part of started.toReversed()) await part.stop()
  process.exit(process.exitCode ?? 0)
}

/** Prints only the message of an error for operators, and every detail of any other. */
async function failed(error: unknown): Promise<void> {
  // While this process stops, failures are expected.
  if (stopping) return
  const words = error instanceof OperatorError ? error.message : (fileProblem(error) ?? inspect(error))
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
  await stopAll()
}

/** A closed terminal ends the server. To a service, the signal means to open its log anew, but this server has none. */
function hangUp(): void {
  if (process.stdout.isTTY) stop()
}

process.on('SIGHUP', hangUp)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
if (isWorker) stopByOrder()
main().catch(failed)
