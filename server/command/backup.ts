import { resolve } from 'node:path'
import { Command } from 'commander'
import { optionsOf } from './arguments.ts'
import { withDatabase, withOwnDatabase } from './database.ts'
import { megabytes, print } from './output.ts'

/** `linnet backup` */
export function backupCommand(): Command {
  return new Command('backup')
    .description('write all data of this moment into one new file, also while the server runs')
    .argument('<file>', 'such as linnet.backup')
    .action(backup)
}

/** `linnet restore` */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('fill the database from a backup; stop the server first')
    .argument('<file>', 'what `linnet backup` wrote')
    .option('--replace', 'delete what the database holds now')
    .action(restore)
}

async function backup(name: string, _options: unknown, command: Command): Promise<void> {
  const file = resolve(name)
  const copied = await withDatabase(async () => (await import('../backup/backup.ts')).backUp(file))
  const words = `${copied.documents} documents and ${megabytes(copied.mediaBytes)} of media as of ${copied.at.toISOString()}`
  print({ file, ...copied }, [`${file}: ${words}.`], optionsOf(command).json)
}

async function restore(name: string, _options: unknown, command: Command): Promise<void> {
  const file = resolve(name)
  const { replace: mayReplace = false, json } = optionsOf<{ replace?: boolean }>(command)
  const restored = await withOwnDatabase(async () =>
    (await import('../backup/restore.ts')).restore(file, { mayReplace }),
  )
  const { at, documents, erasedAgain, lacking } = restored
  const missing = lacking.map((id) => `The backup has no bytes of the upload ${id}, which something shows.`)
  const again = erasedAgain > 0 ? [`${erasedAgain} that were deleted for good since are deleted again.`] : []
  const lines = [
    `Restored ${documents} documents as of ${at.toISOString()}. Everybody has to log in again.`,
    ...again,
    ...missing,
  ]
  print({ file, ...restored }, lines, json)
}
