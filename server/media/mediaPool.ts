import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import { AppError } from '../errors.ts'
import type { MediaResult, MediaTask } from './preparedMedia.ts'

/** The bundle has the worker beside the server's own files; from the sources it is TypeScript and needs tsx. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './mediaWorker.ts' : './mediaWorker.js', import.meta.url)

/** The worker gives up an image by itself before this, unless it hangs. */
const deadlineMs = 60_000

/** A worker without work ends after this, and gives back its memory. */
const idleTimeout = 60_000

/**
 * Memory that was freed goes back to the system at once. By default each thread keeps much of what it ever had, so that a
 * few large images would leave hundreds of megabytes behind.
 */
const frugal = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/**
 * One file after another, as memory is what large images take. The others wait here and not in the pool, which starts no
 * worker for its queue when one has crashed; how many wait is bounded by `takeUploadSlot`.
 */
const oneAtATime = pLimit(1)

let pool: Tinypool | undefined

function startPool(): Tinypool {
  const started = new Tinypool({
    filename: fileURLToPath(workerFile),
    // A process, not a thread: a crash of native code would take the server along.
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    serialization: 'advanced',
    env: { ...process.env, ...frugal, NODE_OPTIONS: '' },
    execArgv: ['--max-old-space-size=128', ...(isSource ? ['--import', 'tsx'] : [])],
  })
  // Reported when a worker ends without work; its next file starts another.
  started.on('error', () => {})
  return started
}

/**
 * Reads an upload in a process of its own. A file on which that process ends twice, or takes a minute, is damaged. Throws
 * BUSY when the process cannot be started.
 */
export function readMedia(task: MediaTask): Promise<MediaResult> {
  return oneAtATime(async () => {
    try {
      // Once more: the system may have ended the process for another reason, or while it rested.
      return await runOnce(task).catch((error: unknown) => {
        if (!hasEnded(error)) throw error
        return runOnce(task)
      })
    } catch (error) {
      if (error instanceof AppError) throw error
      return { refusal: 'damaged', reason: String(error) }
    }
  })
}

const hasEnded = (error: unknown) => error instanceof Error && error.message === 'Worker exited unexpectedly'

async function runOnce(task: MediaTask): Promise<MediaResult> {
  const running = (pool ??= startPool())
  const unstarted = new AbortController()
  const onUnstarted = () => unstarted.abort()
  running.once('error', onUnstarted)
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), unstarted.signal])
    return (await running.run(task, { signal })) as MediaResult
  } catch (error) {
    if (unstarted.signal.aborted) throw new AppError('BUSY', { cause: error, retryAfterSeconds: 2 })
    throw error
  } finally {
    running.off('error', onUnstarted)
  }
}

/** Ends the worker, if there is one. */
export async function stopMediaWorker(): Promise<void> {
  const ending = pool
  pool = undefined
  await ending?.destroy()
}
