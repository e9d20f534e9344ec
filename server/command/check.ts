import { Command } from 'commander'
import type { Finding } from '../invariants/invariants.ts'
import { optionsOf } from './arguments.ts'
import { withDatabase } from './database.ts'
import { print } from './output.ts'

/** `linnet check` */
export function checkCommand(): Command {
  return new Command('check')
    .description(
      'say whether the data contradicts itself anywhere, also while the server runs; exits with 1 if it does',
    )
    .action(check)
}

async function check(_options: unknown, command: Command): Promise<void> {
  const findings = await withDatabase(findAll)
  const broken = findings.filter(({ count }) => count > 0)
  const lines = ['        violations  rule', ...findings.flatMap(linesOf)]
  print({ rules: findings.length, broken }, lines, optionsOf(command).json)
  if (broken.length > 0) process.exitCode = 1
}

async function findAll(): Promise<Finding[]> {
  const [{ domains }, { checkInvariants }, { firstBrokenRow }] = await Promise.all([
    import('../domains.ts'),
    import('../invariants/invariants.ts'),
    import('../moderation/log.ts'),
  ])
  const findings = await checkInvariants(domains)
  const row = await firstBrokenRow()
  const examples = row === null ? [] : [`action ${row} was changed, or one before it was deleted`]
  return [...findings, { rule: 'the log of moderation is whole', count: examples.length, examples }]
}

function linesOf({ rule, count, examples }: Finding): string[] {
  const more = count > examples.length ? [`… and ${count - examples.length} more`] : []
  const first = `${count === 0 ? 'ok    ' : 'BROKEN'}  ${String(count).padStart(8)}  ${rule}`
  return [first, ...[...examples, ...more].map((words) => `                    ${words}`)]
}
