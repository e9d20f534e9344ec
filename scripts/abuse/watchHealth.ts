import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts a process that requests /healthz every 10 ms; returns after the first response. */
export async function watchHealth(port: number) {
  const watcher = fork(new URL('healthWatcher.mjs', import.meta.url), [`${port}`], { execArgv: [] })
  await once(watcher, 'message')
  return {
    /** Ends the process and returns the time of the slowest response in milliseconds. */
    longestWait: async (): Promise<number> => {
      watcher.send('stop')
      const [longest] = (await once(watcher, 'message')) as [number]
      watcher.disconnect()
      return Math.round(longest)
    },
  }
}
