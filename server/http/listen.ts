import type { Server } from 'node:http'
import { OperatorError } from '../operatorError.ts'
import { portProblem } from './portProblem.mjs'

class ListenError extends OperatorError {
  override name = 'ListenError'
}

/** A server without PORT tries it first. */
export const defaultPort = 4000
const triedPorts = 50

/** Listens on the given port; without one on 4000 or the next free one. Throws ListenError. */
export async function listen(
  server: Server,
  port: number | undefined,
  host: string | undefined,
  say: (line: string) => void,
) {
  if (port !== undefined) return listenOn(server, port, host).catch((error: unknown) => refuse(error, port))
  for (let candidate = defaultPort; candidate < defaultPort + triedPorts; candidate++) {
    if (!(await isTaken(listenOn(server, candidate, host)))) {
      if (candidate !== defaultPort) say(`Port ${defaultPort} is taken, using ${candidate}.`)
      return
    }
  }
  throw new ListenError(
    `All ports from ${defaultPort} to ${defaultPort + triedPorts - 1} are taken. Set PORT to a free one.`,
  )
}

async function isTaken(listening: Promise<void>): Promise<boolean> {
  try {
    await listening
    return false
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return true
    throw error
  }
}

function listenOn(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(hostProblem(error, host) ?? error)
    server.once('error', fail)
    server.listen({ port, host }, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

function refuse(error: unknown, port: number): never {
  const problem = portProblem(codeOf(error), port)
  throw problem ? new ListenError(problem) : error
}

function hostProblem(error: unknown, host: string | undefined): ListenError | null {
  const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error) ?? '')
  return isElsewhere
    ? new ListenError(`HOST ${host} is not an address of this machine. Set HOST to one that is, or leave it out.`)
    : null
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
