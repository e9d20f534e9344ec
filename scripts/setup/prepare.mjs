import { setTimeout as sleep } from 'node:timers/promises'
import { client } from './client.mjs'
import { dependencies } from './dependencies.mjs'
import { lockHolder, takeLock } from '../../server/db/mongod/lock.mjs'
import { showing } from './progress.mjs'
import { pictures } from './pictures.mjs'
import { diskProblem } from './problems.mjs'
import { inProject } from './project.mjs'
import { SetupError } from './run.mjs'
import { server } from './server.mjs'
import { types } from './types.mjs'

export const sources = [dependencies, types]

export const everything = [...sources, client, pictures, server]

/**
 * Runs each step that is not up to date, in one process at a time. Exits when a step fails.
 * @param {{ title: string, isDone: () => boolean, run: () => Promise<void> }[]} steps
 */
export async function prepare(steps) {
  if (steps.every((step) => step.isDone())) return
  /** @type {(() => void) | undefined} */
  let release
  try {
    release = await takeSetupLock()
    for (const step of steps) if (!step.isDone()) await showing(step.title, step.run)
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : diskProblem(error))
    process.exitCode = 1
    release?.()
    process.exit()
  }
  release()
}

async function takeSetupLock() {
  const path = inProject('dist/setup.lock')
  const take = () => takeLock(path)
  const release = take()
  if (release) return release
  return showing(`Waiting for another process (${lockHolder(path)?.pid}) that is setting up`, async () => {
    for (;;) {
      await sleep(100)
      const own = take()
      if (own) return own
    }
  })
}
