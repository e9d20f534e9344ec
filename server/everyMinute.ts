import type { Logger } from 'pino'

const intervalMs = 60_000

/**
 * Runs a task once a minute until it is stopped; not while it is still running. A failure is logged as `problem`. `stop`
 * waits for its end.
 */
export function everyMinute(
  task: () => Promise<unknown>,
  problem: string,
  log: Logger,
  { atOnce = false }: { atOnce?: boolean } = {},
): { stop(): Promise<void> } {
  let running: Promise<unknown> | null = null
  const run = () => {
    running ??= task()
      .catch((error: unknown) => log.error({ err: error }, problem))
      .finally(() => (running = null))
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
