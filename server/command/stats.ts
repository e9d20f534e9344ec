import { Command } from 'commander'
import type { OperatorsNumbers } from './numbers.ts'
import { optionsOf } from './arguments.ts'
import { withDatabase } from './database.ts'
import { aligned, megabytes, print } from './output.ts'

export function statsCommand(): Command {
  return new Command('stats').description('say how large the site is, and what waits for its moderators').action(stats)
}

async function stats(_options: unknown, command: Command): Promise<void> {
  const numbers = await withDatabase(async () => (await import('./numbers.ts')).operatorsNumbers())
  print(numbers, aligned(factsOf(numbers)), optionsOf(command).json)
}

function factsOf({ uploads, lastBackup, ...numbers }: OperatorsNumbers): string[][] {
  return [
    ['accounts', String(numbers.accounts)],
    ['active in 7 days', String(numbers.activeIn7Days)],
    ['posts', String(numbers.posts)],
    ['replies', String(numbers.replies)],
    ['uploads', `${uploads.number}, ${megabytes(uploads.bytes)}`],
    ['open reports', String(numbers.openReports)],
    ['open appeals', String(numbers.openAppeals)],
    ['requests to join', String(numbers.requestsToJoin)],
    ['database on disk', numbers.databaseBytes === null ? 'unknown' : megabytes(numbers.databaseBytes)],
    ['last scheduled backup', lastBackup?.toISOString() ?? 'none'],
  ]
}
