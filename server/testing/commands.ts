import mongoose, { type mongo } from 'mongoose'

export type SentCommand = { name: string; collection: string; command: mongo.Document }

/** The driver sends these by itself. */
const housekeeping = new Set(['hello', 'ping', 'endSessions', 'isMaster', 'abortTransaction', 'killCursors'])

/** Change streams are independent of requests. */
const isChangeStream = (name: string, command: mongo.Document) =>
  name === 'getMore' && ['sessions', 'site', 'purges', '$cmd.aggregate'].includes(String(command['collection']))

/** The commands that this process sends to MongoDB while `work` runs, in order. */
export async function commandsDuring(work: () => Promise<unknown>): Promise<SentCommand[]> {
  const sent: SentCommand[] = []
  const note = ({ commandName: name, command }: mongo.CommandStartedEvent) => {
    if (!housekeeping.has(name) && !isChangeStream(name, command))
      sent.push({ name, collection: String(command[name]), command: { ...command } })
  }
  const client = mongoose.connection.getClient()
  client.on('commandStarted', note)
  try {
    await work()
  } finally {
    client.off('commandStarted', note)
  }
  return sent
}
