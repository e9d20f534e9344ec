import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../errors.ts'
import type { ImageType } from './fileType.ts'
import { projectRoot } from '../paths.ts'
import { avatarWidths, mediaWidths } from './media.rules.ts'

/** An image as it will be stored: WebP files, the whole one first. */
type DecodedImage = { width: number; height: number; placeholder: string; files: { name: string; data: Buffer }[] }

/** What becomes of an image: its stored form, or why there is none. */
export type DecodingResult = { image: DecodedImage } | { refusal: 'damaged' | 'pixels'; reason?: string }

type Waiting = { resolve(result: DecodingResult): void; reject(error: unknown): void; deadline: NodeJS.Timeout }

const worker = join(projectRoot(), 'server/media/imageWorker.mjs')

/** The worker gives up by itself before this, unless it hangs. */
const deadlineMs = 60_000

/** A worker without work ends after this, and gives back the memory of its Node. */
const idleMs = 60_000

/**
 * Memory that was freed goes back to the system at once. By default each thread keeps much of what it ever had, so that a
 * few large images would leave hundreds of megabytes behind.
 */
const frugal = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Decodes and encodes an image in a process of its own. Throws BUSY when that process ended, for whatever else it had to do. */
export function decodeImage(bytes: Buffer, type: ImageType): Promise<DecodingResult> {
  clearTimeout(idle)
  const running = (child ??= start())
  const id = (lastId += 1)
  return new Promise((resolvePromise, reject) => {
    const deadline = setTimeout(() => running.kill('SIGKILL'), deadlineMs)
    waiting.set(id, { resolve: resolvePromise, reject, deadline })
    running.send({ id, bytes, type, mediaWidths, avatarWidths })
  })
}

/** Ends the process, if there is one. */
export function stopDecoding(): void {
  clearTimeout(idle)
  child?.disconnect()
  child = undefined
}

function start(): ChildProcess {
  const env = { ...process.env, ...frugal, NODE_OPTIONS: '' }
  const started = fork(worker, {
    serialization: 'advanced',
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.on('message', (message) => settle(message as DecodingResult & { id: number }))
  started.once('exit', () => ended(started))
  // It shall not keep the server alive by itself.
  started.unref()
  started.channel?.unref()
  return started
}

function settle({ id, ...result }: DecodingResult & { id: number }): void {
  const job = waiting.get(id)
  waiting.delete(id)
  clearTimeout(job?.deadline)
  job?.resolve(result)
  if (waiting.size > 0) return
  idle = setTimeout(stopDecoding, idleMs)
  idle.unref()
}

/** Whoever was alone with the worker brought it down; of several nobody knows which, and each may try again. */
function ended(ending: ChildProcess): void {
  if (child !== ending && child !== undefined) return
  child = undefined
  const jobs = [...waiting.values()]
  waiting.clear()
  for (const { deadline, resolve: settleJob, reject } of jobs) {
    clearTimeout(deadline)
    if (jobs.length === 1) settleJob({ refusal: 'damaged', reason: 'The worker ended.' })
    else reject(new AppError('BUSY', { retryAfterSeconds: 2 }))
  }
}
