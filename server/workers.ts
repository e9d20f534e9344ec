import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithin } from './endsWithin.ts'
import { OperatorError } from './operatorError.ts'

/** A message, because the workers may get signals too, at another time. */
export const stopMessage = 'stop'

/** Another program may run the whole server as a worker of its own. */
export const isWorker = cluster.isWorker && process.env['LINNET_WORKER'] === 'true'

const pauseMs = 1_000

/** A worker ended before it served, and has reported why. */
class WorkerError extends OperatorError {
  override name = 'WorkerError'
}

type Options = {
  file: string
  count: number
  port: number | undefined
  /** Settings besides those of this process. */
  env: Record<string, string>
  say: (line: string) => void
  /** In milliseconds. A worker that needs longer to stop is killed. */
  longestStopMs: number
}

type RunningWorkers = {
  /** The port, once all workers serve. Rejects with WorkerError if one ends before. */
  ready: Promise<number>
  /** Resolves when all workers have finished their requests, or were killed. */
  stop(): Promise<void>
}

type Running = { worker: Worker; ended: Promise<void>; isServing: boolean }

/** Starts processes that share a port, after the first has prepared the database, and replaces those that end. */
export function startWorkers({ file, count, port, env, say, longestStopMs }: Options): RunningWorkers {
  // If this process gave out connections, it would cut off waiting ones as it stops.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: file, args: [], execArgv: [...process.execArgv, '--enable-source-maps'] })
  const all = new Set<Running>()
  let settings = env
  let isStopping = false

  const start = async (): Promise<number> => {
    const worker = cluster.fork(settings)
    const running: Running = { worker, ended: endOf(worker), isServing: false }
    all.add(running)
    const ended = running.ended.then(() => void all.delete(running))
    const listening = new Promise<{ port: number }>((resolve) => void worker.once('listening', resolve))
    const address = await Promise.race([listening, ended])
    if (!address || isStopping) throw new WorkerError('A worker process ended before it was ready.')
    running.isServing = true
    void ended.then(() => (isStopping ? undefined : replace(worker)))
    return address.port
  }

  const replace = async ({ process }: Worker): Promise<void> => {
    say(
      `Worker process ${process.pid} ended (${process.signalCode ?? `exit code ${process.exitCode}`}). Another starts.`,
    )
    for (;;) {
      try {
        await start()
        return
      } catch {
        // Without a worker, this timer keeps the process alive.
        await sleep(pauseMs)
        if (isStopping) return
      }
    }
  }

  const startAll = async (): Promise<number> => {
    const given = await start()
    // A port of 0 stands for the same port in all workers.
    if (port !== 0) settings = { ...env, PORT: `${given}` }
    await Promise.all(Array.from({ length: count - 1 }, start))
    return given
  }

  return {
    ready: startAll(),
    stop: async () => {
      isStopping = true
      await Promise.all(
        [...all].map(async (running) => {
          const ending = end(running)
          if (await endsWithin(longestStopMs, ending)) return
          const { process } = running.worker
          say(`Worker process ${process.pid} did not stop in time, and was killed.`)
          process.kill('SIGKILL')
          await ending
        }),
      )
    },
  }
}

/** Resolves when a worker has ended or did not start. Other errors are about messages that came too late. */
function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve()
    })
  })
}

/** A worker that does not serve yet may miss messages, and has no requests to finish. */
async function end({ worker, ended, isServing }: Running): Promise<void> {
  if (isServing && worker.isConnected()) worker.send(stopMessage)
  else worker.process.kill('SIGKILL')
  await ended
}
