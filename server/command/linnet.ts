/** `linnet`: what an operator does besides running the server. Exits with 1 if that failed, with 2 for a wrong call. */
import { Command, CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { backupCommand, restoreCommand } from './backup.ts'
import { bulkCommand } from './bulk.ts'
import { checkCommand } from './check.ts'
import { doctorCommand } from './doctor/doctor.ts'
import { gcCommand } from './gc.ts'
import { inviteCommand } from './invite.ts'
import { mediaCommand } from './media.ts'
import { problemOf, say } from './output.ts'
import { purgeCommand } from './purge.ts'
import { serveCommand } from './serve.ts'
import { statsCommand } from './stats.ts'
import { userCommand } from './user.ts'

const wronglyCalled = 2

function program(): Command {
  const linnet = new Command('linnet')
    .description(
      'Runs a Linnet site. Uses the settings of the server, from the environment and .env, and its database: ' +
        'that of MONGODB_URI, or the one under DATA_DIR.',
    )
    .version(packageJson.version)
    .option('--json', 'print the result as one line of JSON')
  linnet.addCommand(serveCommand())
  linnet.addCommand(doctorCommand())
  linnet.addCommand(userCommand())
  linnet.addCommand(inviteCommand())
  linnet.addCommand(purgeCommand())
  linnet.addCommand(bulkCommand())
  linnet.addCommand(mediaCommand())
  linnet.addCommand(statsCommand())
  linnet.addCommand(checkCommand())
  linnet.addCommand(gcCommand())
  linnet.addCommand(backupCommand())
  linnet.addCommand(restoreCommand())
  everyCommand(linnet, (command) => command.exitOverride().showHelpAfterError('(add --help for help)'))
  return linnet
}

function everyCommand(command: Command, change: (command: Command) => unknown): void {
  change(command)
  for (const below of command.commands) everyCommand(below, change)
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A pager may have read enough. A full disk is a failure.
  if (error.code === 'EPIPE') return
  say(`The result cannot be printed: ${error.message}`)
  process.exit(1)
})
try {
  await program().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : wronglyCalled
    // Ids of posts and codes of invites may.
    if (error.code === 'commander.unknownOption') say('Put -- before an id or a code that begins with -.')
  } else {
    say(problemOf(error))
    process.exitCode = 1
  }
}
