import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether nothing listens on this port of the loopback interface. */
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

/**
 * The first free port from this one on. (get-port does not hand out a port twice within half a minute, but a server that
 * is started again wants the port it had.)
 */
export async function freePortFrom(first: number): Promise<number> {
  let port = first
  while (!(await isFree(port))) port += 1
  return port
}
