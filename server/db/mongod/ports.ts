import { once } from 'node:events'
import { createServer } from 'node:net'

export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** The first free port from `first` on. `get-port` would reserve ports for half a minute, which delays a restart. */
export async function freePortFrom(first: number): Promise<number> {
  let port = first
  while (!(await isFree(port))) port += 1
  return port
}
