import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { prepare } from '../setup/prepare.mjs'
import { everything } from '../setup/steps.mjs'
import { operationsIn } from './operations.ts'
import { installParse, parseData, parseFolder, parseRequest } from './parse.ts'
import type { Asked, Request } from './send.ts'

export const titles = {
  driver: 'MongoDB driver',
  transactions: 'MongoDB driver, writes in transactions',
  linnet: 'Linnet',
  against: 'Linnet, the other build',
  apollo: 'Apollo Server, Mongoose, DataLoader',
  parse: 'Parse Server 9',
} as const

export type Name = keyof typeof titles
export const names = Object.keys(titles) as Name[]

export type Contender = {
  name: Name
  port: number
  pid: number
  /** The client's request; and what must be the same in all answers, undefined if an answer is too small. */
  request(asked: Asked): Request
  read(answer: string, asked: Asked): unknown
}

type Where = { uri: string; secret: string; against?: string | undefined }

export function folderOf(against = ''): string {
  const folder = resolve(against)
  if (!existsSync(resolve(folder, builtServer))) throw new Error(`Build Linnet in ${folder} first: npm run build`)
  return folder
}

export const builtServer = 'dist/server/main.js'
const own = (file: string) => ['--import', 'tsx', resolve(import.meta.dirname, 'servers', file)]
const commands: Record<Name, string[]> = {
  driver: own('driver.ts'),
  transactions: own('driver.ts'),
  linnet: [builtServer],
  against: [builtServer],
  apollo: own('apollo.ts'),
  parse: own('parse.ts'),
}

/** Starts a server, Linnet from this folder or `against`. It ends with this process. */
export async function start(name: Name, { uri, secret, against }: Where): Promise<Contender> {
  const folder = name === 'against' ? folderOf(against) : resolve('.')
  if (name === 'linnet') await prepare(everything)
  if (name === 'parse') await installParse()
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    MONGODB_URI: uri,
    JWT_SECRET: secret,
    IN_TRANSACTIONS: String(name === 'transactions'),
    PARSE_PACKAGES: parseFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'false',
    RATE_LIMITS: 'false',
    STORAGE_FREE_PERCENT: '0',
    LOG_LEVEL: 'fatal',
  }
  const child = spawn(process.execPath, commands[name], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(child)
  const port = await readyPort(child)
  const operation = operationsIn(folder)
  return {
    name,
    port,
    pid: child.pid ?? 0,
    ...(name === 'parse'
      ? { read: parseData, request: parseRequest }
      : {
          read: dataOf,
          request: ({ token, ...question }) => ({ body: operation(question, name === 'apollo'), token }),
        }),
  }
}

/** Cursors and times of new writes differ between servers. */
function dataOf(answer: string, { operationName }: Asked): unknown {
  const same = answer.replace(/"(startCursor|endCursor)":"[^"]*"/g, '"$1":""')
  if (/^\{"data":\{"\w+":null/.test(same)) throw new Error(`${operationName} answers nothing: ${answer}`)
  if (operationName !== 'CreatePost') return JSON.parse(same)
  return JSON.parse(same.replace(/"(createdAt|updatedAt)":"[^"]*"/g, '"$1":""'))
}

export async function readyPort({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('A server has no output.')
  for await (const line of createInterface({ input: stdout })) {
    const port = /^Ready on .*:(\d+)/.exec(line)?.[1]
    if (!port) continue
    stdout.resume()
    return Number(port)
  }
  throw new Error('A server ended before it was ready.')
}

const children = new Set<ChildProcess>()

export function stopAll(): void {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
}
process.once('exit', stopAll)

/** The CPU time of a process's threads and children, in milliseconds (Linux). */
export async function cpuOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const parts = threads.map(async (thread) => {
    const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
    const below = (await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')).split(' ').filter(Boolean)
    return Number(nanoseconds) / 1e6 + sum(await Promise.all(below.map((child) => cpuOf(Number(child)))))
  })
  return sum(await Promise.all(parts))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
