import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from 'pino'
import { database } from './connection.ts'

/** How long the database may take to answer the question whether it is there, and the pause before it is asked again. */
const answerMs = 3_000
const pauseMs = 250

const state = { log: null as Logger | null, isAsking: false, isOut: false }

/**
 * Logs one line when the database stops answering and one when it answers again, until the returned function is called.
 * The driver says when it lost the primary; `suspectOutage` when a call took too long.
 */
export function watchOutages(log: Logger): () => void {
  const client = mongoose.connection.getClient()
  const look = ({ newDescription }: mongo.TopologyDescriptionChangedEvent) => {
    const isWritable = [...newDescription.servers.values()].some((server) => server.isWritable)
    if (!isWritable) suspectOutage()
  }
  client.on('topologyDescriptionChanged', look)
  state.log = log
  return () => {
    client.off('topologyDescriptionChanged', look)
    state.log = null
  }
}

/** Whether the database is known to be out of reach; the log has its line about that. */
export const isOutage = () => state.isOut

/** Finds out whether the database answers at all, and if not, goes on asking until it does. */
export function suspectOutage(): void {
  if (state.isAsking || !state.log) return
  state.isAsking = true
  void ask().finally(() => Object.assign(state, { isAsking: false, isOut: false }))
}

async function ask(): Promise<void> {
  const began = performance.now()
  for (let problem = await problemNow(); problem !== null && state.log; problem = await problemNow()) {
    if (!state.isOut) state.log.error({ problem }, 'The database does not answer: requests that need it get 503')
    state.isOut = true
    await sleep(pauseMs, undefined, { ref: false })
  }
  const seconds = Number(((performance.now() - began) / 1_000).toFixed(1))
  if (state.isOut) state.log?.warn({ seconds }, 'The database answers again')
}

/** Why the database cannot be used, in a few words; null when a primary answers. */
async function problemNow(): Promise<string | null> {
  const late = new AbortController()
  const answer = database()
    .command({ hello: 1 })
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    .finally(() => late.abort())
  const silence = sleep(answerMs, 'no answer from a primary', { ref: false, signal: late.signal })
  return Promise.race([answer, silence.catch(() => answer)])
}
