import mongoose, { type mongo } from 'mongoose'

/** A command that the server sent to MongoDB: what it does, where, and the command itself. */
export type SentCommand = { name: string; collection: string; command: mongo.Document }

/** What a driver sends on its own account. */
const housekeeping = new Set(['hello', 'ping', 'endSessions', 'isMaster', 'abortTransaction', 'killCursors'])

/** The server waits for news of sessions that end, at no request's cost. */
const isNews = (name: string, command: mongo.Document) => name === 'getMore' && command['collection'] === 'sessions'

/** The commands that this process sends to MongoDB while `work` runs, in order, as the driver reports them. */
export async function commandsDuring(work: () => Promise<unknown>): Promise<SentCommand[]> {
  const sent: SentCommand[] = []
  const note = ({ commandName: name, command }: mongo.CommandStartedEvent) => {
    if (!housekeeping.has(name) && !isNews(name, command))
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
