import { Command } from 'commander'
import { optionsOf } from './arguments.ts'
import { withDatabase } from './database.ts'
import { megabytes, print, say } from './output.ts'

export function mediaCommand(): Command {
  const media = new Command('media').description('where the bytes of uploads are')
  media
    .command('move')
    .description(
      'move uploads from MEDIA_STORE_PREVIOUS to MEDIA_STORE, also while the server runs with the same settings; if it is ' +
        'interrupted, the next call goes on',
    )
    .action(move)
  return media
}

async function move(_options: unknown, command: Command): Promise<void> {
  const moved = await withDatabase(async () =>
    (await import('../media/moveMedia.ts')).moveMedia(({ uploads, bytes }) =>
      say(`${uploads} uploads (${megabytes(bytes)}) so far …`),
    ),
  )
  const { uploads, bytes, there, leaving, arriving, missing, isLeased } = moved
  const lines = [
    `Moved ${uploads} uploads (${megabytes(bytes)}). ${there} were there already.`,
    ...(leaving > 0 ? [`${leaving} stay where they are, since the server is about to delete them.`] : []),
    ...(arriving > 0
      ? [`${arriving} are being stored. Do this again to be sure that they are where they should.`]
      : []),
    ...missing.map((id) => `The upload ${id} lacks bytes in both places.`),
  ]
  print(moved, lines, optionsOf(command).json)
  if (isLeased) say('A backup is being made: the others stay. Do this again when it is done.')
  if (isLeased || missing.length > 0) process.exitCode = 1
}
