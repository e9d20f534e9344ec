import { fileURLToPath } from 'node:url'
import { isNativeError } from 'node:util/types'
import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import { AppError, commonErrors } from '../errors.ts'
import type { MediaResult, MediaTask } from './preparedMedia.ts'

/** In the sources the worker is TypeScript, and needs tsx. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './mediaWorker.ts' : './mediaWorker.js', import.meta.url)

/** Images have a shorter limit in the worker. This one is for a worker that hangs. */
const deadlineMs = 60_000

/** An idle worker ends, to free its memory. */
const idleTimeout = 60_000

/** Otherwise the C library would keep hundreds of freed megabytes for each thread. */
const frugal = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/** Large images need much memory, so only one file is read at a time. The pool starts no worker after a crash. */
const oneAtATime = pLimit(1)

export const waitingMedia = () => oneAtATime.pendingCount

let pool: Tinypool | undefined

function startPool(): Tinypool {
  const started = new Tinypool({
    filename: fileURLToPath(workerFile),
    // In a thread, a crash of native code would end the server, too.
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    serialization: 'advanced',
    env: { ...process.env, ...frugal, NODE_OPTIONS: '' },
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2', ...(isSource ? ['--import', 'tsx'] : [])],
  })
  // The pool reports the end of an idle worker as an error.
  started.on('error', () => {})
  return started
}

/** Reads an upload in another process. A file that crashes the process twice counts as damaged. Throws BUSY. */
export function readMedia(task: MediaTask): Promise<MediaResult> {
  return oneAtATime(async () => {
    try {
      // The process may have ended for another reason, so this tries again.
      return await runOnce(task).catch((error: unknown) => {
        if (!hasEnded(error)) throw error
        replacePool()
        return runOnce(task)
      })
    } catch (error) {
      if (error instanceof AppError) throw error
      return { refusal: 'damaged', reason: String(error) }
    }
  })
}

/** The pool may not notice that its process ended, and would use it again. */
function replacePool(): void {
  const ended = pool
  pool = undefined
  void ended?.destroy().catch(() => {})
}

/** The errors of a task whose process ended unnoticed. */
const endings = /^Worker exited unexpectedly$|\bEPIPE\b|\bECONNRESET\b|^Channel closed$/

const hasEnded = (error: unknown) => isNativeError(error) && endings.test(error.message)

async function runOnce(task: MediaTask): Promise<MediaResult> {
  const running = (pool ??= startPool())
  const unstarted = new AbortController()
  const onUnstarted = () => unstarted.abort()
  running.once('error', onUnstarted)
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), unstarted.signal])
    return (await running.run(task, { signal })) as MediaResult
  } catch (error) {
    if (unstarted.signal.aborted) throw new AppError(commonErrors.BUSY, { cause: error, retryAfterSeconds: 2 })
    throw error
  } finally {
    running.off('error', onUnstarted)
  }
}

export async function stopMediaWorker(): Promise<void> {
  const ending = pool
  pool = undefined
  await ending?.destroy()
}
