import { Command } from 'commander'
import type { Finding } from '../invariants/invariants.ts'
import type { Repair } from '../invariants/repair.ts'
import { optionsOf } from './arguments.ts'
import { withDatabase } from './database.ts'
import { print, say } from './output.ts'

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'say whether the data contradicts itself anywhere, also while the server runs; exits with 1 if it does',
    )
    .option(
      '--repair',
      'before that, migrate what an older release wrote, delete edges to what is gone and bytes of media that no upload ' +
        'names, and set wrong counters',
    )
    .action(check)
}

async function check(_options: unknown, command: Command): Promise<void> {
  const { repair = false, json } = optionsOf<{ repair?: boolean }>(command)
  const { repaired, findings } = await withDatabase(async () => ({
    repaired: repair ? await repairAll() : [],
    findings: await findAll(),
  }))
  const broken = findings.filter(({ count }) => count > 0)
  const done = repaired.map(({ rule, count }) => `MENDED  ${String(count).padStart(8)}  ${rule}`)
  const lines = [...done, '        violations  rule', ...findings.flatMap(linesOf)]
  print({ ...(repair && { repaired }), rules: findings.length, broken }, lines, json)
  if (broken.length > 0) process.exitCode = 1
}

async function repairAll(): Promise<Repair[]> {
  const [{ domains }, { repairInvariants }, { orphanedMedia }, { migrations }, { migrateAnew }, { databaseLog }] =
    await Promise.all([
      import('../domains.ts'),
      import('../invariants/repair.ts'),
      import('../media/orphans.ts'),
      import('../backup/collections.ts'),
      import('../db/migrations.ts'),
      import('../db/connection.ts'),
    ])
  await migrateAnew(migrations, databaseLog())
  const repaired = await repairInvariants(domains)
  const { files, isLeased } = await orphanedMedia({ isToRemove: true })
  if (isLeased) say('A backup is being made: other orphaned files of media stay. Do this again when it is done.')
  return files > 0 ? [...repaired, { rule: 'an upload names all bytes of media', count: files }] : repaired
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
