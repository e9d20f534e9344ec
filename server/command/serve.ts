import { Command } from 'commander'

export function serveCommand(): Command {
  return new Command('serve').description('run the server, until it is told to stop').action(async () => {
    // To other commands it is a failure if nothing can be printed. A server goes on.
    process.stdout.removeAllListeners('error')
    // This module is the program: it starts, says where, and stops at a signal.
    await import('../main.ts')
  })
}
