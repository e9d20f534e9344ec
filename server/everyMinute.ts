import type { Logger } from 'pino'

const intervalMs = 60_000

/** Runs a task once a minute until it is stopped, never twice at a time. A failure is logged as `problem`. */
export function everyMinute(
  task: () => Promise<unknown>,
  problem: string,
  log: Logger,
  { atOnce = false }: { atOnce?: boolean } = {},
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(task).catch((error: unknown) => log.error({ err: error }, problem))
  }
  if (atOnce) run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
