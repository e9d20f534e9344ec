import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from './operatorError.ts'

/** What a worker process is told to stop with. A signal may reach the workers too, at another time. */
export const stopMessage = 'stop'

const pauseMs = 1_000

/** A worker ended before it served; it has said why. */
class WorkerError extends OperatorError {
  override name = 'WorkerError'
}

type Options = {
  /** The program of a worker. */
  file: string
  count: number
  /** Settings of the workers besides those of this process. */
  env: Record<string, string>
  say: (line: string) => void
}

export type RunningWorkers = {
  port: number
  /** Resolves when all workers have finished their requests and ended. */
  stop(): Promise<void>
}

/**
 * Starts worker processes that share one port (`server/README.md`, Several processes). The first worker prepares the
 * database before the others start. A worker that ends later is replaced. Throws WorkerError if one ends before it serves.
 */
export async function startWorkers({ file, count, env, say }: Options): Promise<RunningWorkers> {
  // If this process handed out the connections, it would cut off those that wait while the workers stop.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: file, args: [], execArgv: [...process.execArgv, '--enable-source-maps'] })
  const workers = new Set<Worker>()
  let isStopping = false

  const start = async (settings: Record<string, string>): Promise<AddressInfo> => {
    const worker = cluster.fork(settings)
    workers.add(worker)
    const ended = once(worker, 'exit').finally(() => workers.delete(worker))
    const address = await Promise.race([once(worker, 'listening'), ended.then(() => null)])
    if (!address) throw new WorkerError('A worker process ended before it was ready.')
    void ended.then(() => (isStopping ? undefined : replace(worker, settings)))
    return address[0] as AddressInfo
  }

  const replace = async ({ process }: Worker, settings: Record<string, string>): Promise<void> => {
    say(
      `Worker process ${process.pid} ended (${process.signalCode ?? `exit code ${process.exitCode}`}). Another starts.`,
    )
    for (;;) {
      try {
        await start(settings)
        return
      } catch {
        await sleep(pauseMs, undefined, { ref: false })
        if (isStopping) return
      }
    }
  }

  const stop = async () => {
    isStopping = true
    await Promise.all([...workers].map(end))
  }

  try {
    const { port } = await start(env)
    // A port of 0 stands for the same port in all workers.
    const settings = { ...env, ...(process.env['PORT'] !== '0' && { PORT: `${port}` }) }
    await Promise.all(Array.from({ length: count - 1 }, () => start(settings)))
    return { port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  if (worker.isConnected()) worker.send(stopMessage)
  else worker.process.kill('SIGKILL')
  await ended
}
