import { setTimeout as sleep } from 'node:timers/promises'
import { client } from './client.mjs'
import { dependencies } from './dependencies.mjs'
import { lockHolder, takeLock } from '../../server/db/mongod/lock.mjs'
import { showing } from './progress.mjs'
import { diskProblem } from './problems.mjs'
import { inProject } from './project.mjs'
import { SetupError } from './run.mjs'
import { server } from './server.mjs'
import { types } from './types.mjs'

/** What tests and development need. */
export const sources = [dependencies, types]

/** What running the server needs. */
export const everything = [...sources, client, server]

/**
 * Brings the project up to date, step by step, each only when it has something to do. Of several processes at once one
 * works and the others wait for it. A failing step shows its output and ends this process.
 * @param {{ title: string, isDone: () => boolean, run: () => Promise<void> }[]} steps
 */
export async function prepare(steps) {
  if (steps.every((step) => step.isDone())) return
  /** @type {(() => void) | undefined} */
  let release
  try {
    release = await setUpAlone()
    for (const step of steps) if (!step.isDone()) await showing(step.title, step.run)
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : diskProblem(error))
    process.exitCode = 1
    release?.()
    process.exit()
  }
  release()
}

async function setUpAlone() {
  const path = inProject('dist/setup.lock')
  const take = () => takeLock(path)
  const release = take()
  if (release) return release
  return showing(`Another process (${lockHolder(path)?.pid}) is setting up: waiting for it`, async () => {
    for (;;) {
      await sleep(100)
      const own = take()
      if (own) return own
    }
  })
}
