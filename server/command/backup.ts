import { resolve } from 'node:path'
import { Command } from 'commander'
import { optionsOf } from './arguments.ts'
import { withDatabase, withOwnDatabase } from './database.ts'
import { megabytes, print } from './output.ts'

export function backupCommand(): Command {
  return new Command('backup')
    .description('write all data of this moment into one new file, also while the server runs')
    .argument('<file>', 'such as linnet.backup')
    .action(backup)
}

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
  const { filesInBucket, lacking } = copied
  const others = filesInBucket > 0 ? `, and the names of ${filesInBucket} files in a bucket,` : ''
  const words = `${copied.documents} documents and ${megabytes(copied.mediaBytes)} of media${others} as of ${copied.at.toISOString()}`
  print({ file, ...copied }, [`${file}: ${words}.`, ...lacks(lacking)], optionsOf(command).json)
}

async function restore(name: string, _options: unknown, command: Command): Promise<void> {
  const file = resolve(name)
  const { replace: mayReplace = false, json } = optionsOf<{ replace?: boolean }>(command)
  const restored = await withOwnDatabase(async () =>
    (await import('../backup/restore.ts')).restore(file, { mayReplace }),
  )
  const { at, documents, erasedAgain, lacking } = restored
  const again = erasedAgain > 0 ? [`${erasedAgain} that were deleted for good since are deleted again.`] : []
  const lines = [
    `Restored ${documents} documents as of ${at.toISOString()}. Everybody has to log in again.`,
    ...again,
    ...lacks(lacking),
  ]
  print({ file, ...restored }, lines, json)
}

const mostLines = 20

function lacks(ids: readonly string[]): string[] {
  const lines = ids.slice(0, mostLines).map((id) => `There are no bytes of the upload ${id}, which something shows.`)
  const more = ids.length - lines.length
  return more > 0 ? [...lines, `… and of ${more} more. --json names all.`] : lines
}
