import mongoose, { type mongo } from 'mongoose'
import { DeletedAccountModel } from '../auth/deletedAccount.model.ts'
import { PurgeModel } from '../media/purge.model.ts'
import { SiteModel } from '../site/site.model.ts'

export type SentCommand = { name: string; collection: string; command: mongo.Document }

/** The driver sends these by itself. */
const housekeeping = new Set(['hello', 'ping', 'endSessions', 'isMaster', 'abortTransaction', 'killCursors'])

/** Change streams are independent of requests. */
const isChangeStream = (name: string, command: mongo.Document) =>
  name === 'getMore' && ['sessions', 'site', 'purges', '$cmd.aggregate'].includes(String(command['collection']))

/** A slow test can meet the server's jobs of every minute, which look for dates. */
const isJob = ({ find, update, filter = {} }: mongo.Document) =>
  [DeletedAccountModel, SiteModel, PurgeModel].some(({ collection }) => collection.name === (find ?? update)) ||
  ['deletingAt', 'removeAt', 'keptUntil', 'pending', 'unlisting.due', 'waiting.at', 'usedBy'].some(
    (field) => '$type' in (filter[field] ?? {}),
  )

/** The commands that this process sends to MongoDB while `work` runs, in order. */
export async function commandsDuring(work: () => Promise<unknown>): Promise<SentCommand[]> {
  const sent: SentCommand[] = []
  const note = ({ commandName: name, command }: mongo.CommandStartedEvent) => {
    if (!housekeeping.has(name) && !isChangeStream(name, command) && !isJob(command))
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
