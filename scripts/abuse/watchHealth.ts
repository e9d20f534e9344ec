import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AttackedServer } from './attackedServer.ts'

/** The slowest response, and the longest use of the server's main thread during one, in milliseconds. */
type Health = { wait: number; cpu: number }

/** Starts a process that requests /healthz every 10 ms; returns after the first response. */
export async function watchHealth({ port, pid }: AttackedServer) {
  const watcher = fork(new URL('healthWatcher.mjs', import.meta.url), [`${port}`, `${pid}`], { execArgv: [] })
  await once(watcher, 'message')
  return {
    longest: async (): Promise<Health> => {
      watcher.send('stop')
      const [{ wait, cpu }] = (await once(watcher, 'message')) as [Health]
      watcher.disconnect()
      return { wait: Math.round(wait), cpu: Math.round(cpu) }
    },
  }
}
