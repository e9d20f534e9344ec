import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AttackedServer } from './attackedServer.ts'

/** The slowest answer, and the server's longest use of its main thread during one, in milliseconds. */
type Health = { wait: number; cpu: number }

/** Starts a process that requests /healthz every 10 ms. Returns after the first answer. */
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
