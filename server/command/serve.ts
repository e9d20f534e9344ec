import { Command } from 'commander'

export function serveCommand(): Command {
  return new Command('serve').description('run the server, until it is told to stop').action(async () => {
    // This module is the program: it starts, says where, and stops at a signal.
    await import('../main.ts')
  })
}
