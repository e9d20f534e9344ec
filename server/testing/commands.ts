import mongoose, { type mongo } from 'mongoose'

export type SentCommand = { name: string; collection: string; command: mongo.Document }

/** The driver sends these without being asked. */
const housekeeping = new Set(['hello', 'ping', 'endSessions', 'isMaster', 'abortTransaction', 'killCursors'])

/** Change streams read at any time, and the site is also read when its stream opens. */
const isOfChangeStream = (name: string, command: mongo.Document) =>
  (name === 'getMore' && ['sessions', 'site', 'purges', '$cmd.aggregate'].includes(String(command['collection']))) ||
  (name === 'find' && command['find'] === 'site')

export async function commandsDuring(work: () => Promise<unknown>): Promise<SentCommand[]> {
  const sent: SentCommand[] = []
  const note = ({ commandName: name, command }: mongo.CommandStartedEvent) => {
    if (!housekeeping.has(name) && !isOfChangeStream(name, command))
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
