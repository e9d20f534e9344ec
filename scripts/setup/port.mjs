import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseEnv } from 'node:util'
import { errorCode } from '../../server/db/mongod/errorCode.mjs'
import { portProblem } from '../../server/http/portProblem.mjs'
import { inProject } from './project.mjs'

/** Exits when PORT names a port that is taken: better now than after minutes of installing. */
export async function requirePort() {
  const { PORT: port, HOST: host } = { ...fromFile(), ...process.env }
  if (!port || !/^\d{1,5}$/.test(port) || Number(port) > 65_535) return
  const code = await listeningFails(Number(port), host || undefined)
  const problem = portProblem(code, Number(port))
  if (!problem) return
  console.error(problem)
  process.exit(1)
}

/** @returns {NodeJS.Dict<string>} */
function fromFile() {
  try {
    return parseEnv(readFileSync(inProject('.env'), 'utf8'))
  } catch {
    return {}
  }
}

/** @type {(port: number, host?: string) => Promise<string | undefined>} the error's code, undefined on success */
function listeningFails(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(errorCode(error)))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
