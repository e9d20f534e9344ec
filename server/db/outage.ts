import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from 'pino'
import { endsWithin } from '../endsWithin.ts'
import { messageOf } from '../errors.ts'
import { database } from './connection.ts'

const answerMs = 3_000
const pauseMs = 250

const state = { log: null as Logger | null, isAsking: false, isOut: false }

/** Logs when the database stops answering and when it answers again. Returns a function that ends this. */
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

export const isOutage = () => state.isOut

/** Checks whether the database answers, and repeats that until it does. */
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

async function problemNow(): Promise<string | null> {
  const answer = database()
    .command({ hello: 1 })
    .then(() => null, messageOf)
  return (await endsWithin(answerMs, answer)) ? answer : 'no answer from a primary'
}
