import { Command } from 'commander'
import type { Config } from '../config.ts'
import { optionsOf } from './arguments.ts'
import { withDatabase } from './database.ts'
import { megabytes, print, problemOf, say } from './output.ts'

export function gcCommand(): Command {
  return new Command('gc')
    .description(
      'do at once what the server does every minute (finish what was interrupted, delete what is overdue), and count the ' +
        'bytes of media that no upload names for a day',
    )
    .option('--yes', 'delete these bytes, too')
    .action(collect)
}

async function collect(_options: unknown, command: Command): Promise<void> {
  const { yes = false, json } = optionsOf<{ yes?: boolean }>(command)
  const { done, failed, orphans } = await withDatabase(async (config) => {
    const { orphanedMedia } = await import('../media/orphans.ts')
    return { ...(await doChores(config)), orphans: await orphanedMedia({ isToRemove: yes }) }
  })
  const { files, bytes, isLeased } = orphans
  const what = `${files} orphaned files of media (${megabytes(bytes)})`
  const hint = yes || files === 0 ? '' : ' Add --yes to delete them.'
  const lines = [...done.map((name) => `done: ${name}`), `${yes ? 'Deleted' : 'There are'} ${what}.${hint}`]
  print({ done, failed, orphans: { files, bytes, deleted: yes } }, lines, json)
  if (isLeased) say('A backup is being made: the other orphaned files stay. Do this again when it is done.')
  if (isLeased || failed.length > 0) process.exitCode = 1
}

/** A failure does not stop the others. */
async function doChores(config: Config): Promise<{ done: string[]; failed: string[] }> {
  const [{ choresOf }, { compose }, { domains }, { databaseLog }] = await Promise.all([
    import('../chores.ts'),
    import('../domain.ts'),
    import('../domains.ts'),
    import('../db/connection.ts'),
  ])
  const done: string[] = []
  const failed: string[] = []
  for (const { name, run } of choresOf(compose(domains), config, databaseLog())) {
    try {
      await run()
      done.push(name)
    } catch (error) {
      say(`${name}: ${problemOf(error)}`)
      failed.push(name)
    }
  }
  return { done, failed }
}
