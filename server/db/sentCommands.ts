import { AsyncLocalStorage } from 'node:async_hooks'
import type { mongo } from 'mongoose'

/** `kind` is the command's name and its collection, such as `find posts`. Values never stand here. */
export type SentCommand = { kind: string; milliseconds: number }

/** A line of the log lists at most this many commands. */
const most = 50

const running = new AsyncLocalStorage<SentCommand[]>()

/**
 * Runs work and collects the commands that it sends to MongoDB. A read that several requests share counts for the first
 * of them. Only a setting turns this on, because AsyncLocalStorage slows every `await` on Node 20 and 22.
 */
export function collectingCommands(work: (sent: readonly SentCommand[]) => void): void {
  const sent: SentCommand[] = []
  running.run(sent, () => work(sent))
}

/** Tells `collectingCommands` what this client sends. The client must monitor its commands. */
export function watchSentCommands(client: mongo.MongoClient): void {
  const waiting = new Map<number, { sent: SentCommand[]; kind: string }>()
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const sent = running.getStore()
    if (sent && sent.length < most) waiting.set(requestId, { sent, kind: kindOf(commandName, command) })
  })
  const note = ({ requestId, duration }: mongo.CommandSucceededEvent | mongo.CommandFailedEvent) => {
    const one = waiting.get(requestId)
    one?.sent.push({ kind: one.kind, milliseconds: duration })
    waiting.delete(requestId)
  }
  client.on('commandSucceeded', note).on('commandFailed', note)
}

function kindOf(name: string, command: mongo.Document): string {
  const collection: unknown = name === 'getMore' ? command['collection'] : command[name]
  return typeof collection === 'string' ? `${name} ${collection}` : name
}
