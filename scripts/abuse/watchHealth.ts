import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts a process that asks for /healthz every 10 ms; returns when the first answer is there. */
export async function watchHealth(port: number) {
  const watcher = fork(new URL('healthWatcher.mjs', import.meta.url), [`${port}`], { execArgv: [] })
  await once(watcher, 'message')
  return {
    /** Ends the process and returns how many milliseconds the slowest answer took. */
    longestWait: async (): Promise<number> => {
      watcher.send('stop')
      const [longest] = (await once(watcher, 'message')) as [number]
      watcher.disconnect()
      return Math.round(longest)
    },
  }
}
