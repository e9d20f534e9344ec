import { Command } from 'commander'
import type { ModerationRule } from '../users/moderation.rules.ts'
import { idOf, optionsOf, parseTime, ruleOption, whole, withoutAt } from './arguments.ts'
import { withDatabase } from './database.ts'
import { aligned, print, say } from './output.ts'

/** `linnet bulk …` */
export function bulkCommand(): Command {
  const bulk = new Command('bulk').description('remove many posts or suspend many accounts; counts them until --yes')
  inTime(bulk.command('posts'))
    .description('remove all posts of accounts from a time, as moderators do; one action for each account')
    .argument('<username...>', 'with or without @')
    .action(removePosts)
  inTime(bulk.command('accounts'))
    .description('suspend for good all members who signed up in a time, as moderators do; one action for each')
    .action(suspendAccounts)
  bulk
    .command('undo')
    .description('take such actions back')
    .argument('<number...>', 'what was printed of them')
    .action(undo)
  return bulk
}

const inTime = (command: Command) =>
  command
    .requiredOption('--from <time>', 'such as 2027-01-31 or 2027-01-31T18:00Z', parseTime)
    .option('--to <time>', 'the end (default: now)', parseTime)
    .addOption(ruleOption('the rule that was broken').default('spam'))
    .option('--note <words>', 'words for whom it concerns, at most 500 characters')
    .option('--yes', 'do it')

type Options = { from: Date; to?: Date; rule: string; note?: string; yes?: boolean }

/** `count` is that of posts. `action` is the number in the log; null: nothing was done. */
type Row = { username: string; count: number; action: number | null }

function chosen(command: Command) {
  const { from, to = new Date(), rule, note = '', yes = false, json } = optionsOf<Options>(command)
  return { from, to, reason: { rule: rule.toUpperCase() as ModerationRule, note }, yes, json }
}

async function removePosts(usernames: string[], _options: unknown, command: Command): Promise<void> {
  const { from, to, reason, yes, json } = chosen(command)
  const rows = await withDatabase(async () => {
    const service = await import('../moderation/manyRemovals.service.ts')
    const found: (Row & { id: string })[] = []
    // All are looked up first, so that a mistyped name removes nothing.
    for (const username of usernames.map(withoutAt)) {
      const id = await idOf(username)
      const count = await service.countPostsToRemove(null, id, { from, to })
      found.push({ username, id, count, action: null })
    }
    if (yes)
      for (const row of found.filter(({ count }) => count > 0))
        row.action = (await service.removePosts(null, row.id, { from, to, ...reason }))._id
    return found.map(({ username, count, action }): Row => ({ username, count, action }))
  })
  tell(rows, { yes, json })
}

async function suspendAccounts(_options: unknown, command: Command): Promise<void> {
  const { from, to, reason, yes, json } = chosen(command)
  const rows = await withDatabase(async () => {
    const [{ suspend }, { membersOf }] = await Promise.all([
      import('../moderation/suspensions.service.ts'),
      import('./accounts.ts'),
    ])
    const found = await membersOf(from, to)
    const done: Row[] = []
    for (const { _id, username, postCount: count } of found) {
      const action = yes ? (await suspend(null, _id, { until: null, ...reason }))._id : null
      done.push({ username, count, action })
    }
    return done
  })
  tell(rows, { yes, json })
}

function tell(rows: readonly Row[], { yes, json }: { yes: boolean; json: boolean | undefined }): void {
  const cells = rows.map(({ username, count, action }) => [
    ...[`@${username}`, `posts ${count}`, action === null ? '' : `action ${action}`],
  ])
  print(rows, rows.length > 0 ? aligned(cells) : ['There are none.'], json)
  if (!yes && rows.length > 0) say('Nothing was done. Add --yes to do it.')
}

async function undo(numbers: string[], _options: unknown, command: Command): Promise<void> {
  const undone = await withDatabase(async () => {
    const [{ ActionModel }, { undoDecision }, { restoreAtOnce }, { unsuspend }] = await Promise.all([
      import('../moderation/action.model.ts'),
      import('../moderation/decisions.service.ts'),
      import('../moderation/manyRemovals.service.ts'),
      import('../moderation/suspensions.service.ts'),
    ])
    const done: { number: number; changed: boolean }[] = []
    for (const number of numbers.map(whole)) {
      const { kind, userId } = (await ActionModel.findById(number).lean()) ?? {}
      const action =
        kind === 'SUSPEND' && userId
          ? await unsuspend(null, userId)
          : await restoreAtOnce(await undoDecision(null, number))
      done.push({ number, changed: action !== null })
    }
    return done
  })
  const lines = undone.map(({ number, changed }) => `${number}  ${changed ? 'undone' : 'does not stand'}`)
  print(undone, lines, optionsOf(command).json)
}
