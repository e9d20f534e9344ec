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

/** Does all in turn, also after one has failed. Throws the first error at the end. */
export async function doEach<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await act(item).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
