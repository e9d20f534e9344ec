import { Command, InvalidArgumentError } from 'commander'
import { normalised } from '../blocklist/normalised.ts'
import { isError, refuse } from '../errors.ts'
import { folded } from '../folding.rules.ts'
import type { ActionDocument } from '../moderation/action.model.ts'
import { moderationErrors } from '../moderation/moderation.errors.ts'
import { noteProblem } from '../moderation/notes.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import { OperatorError } from '../operatorError.ts'
import { usersErrors } from '../users/users.errors.ts'
import { idOfLetIn, optionsOf, parseTime, ruleOption, whole, withoutAt } from './arguments.ts'
import { withDatabase } from './database.ts'
import { aligned, print, say } from './output.ts'

export function bulkCommand(): Command {
  const bulk = new Command('bulk').description('remove many posts or suspend many accounts; counts them until --yes')
  inTime(bulk.command('posts'))
    .description(
      'remove posts of a period, as moderators do: all of some accounts, or those with a text; one action for each account',
    )
    .argument('[username...]', 'with or without @; without any, --text looks through all posts')
    .option('--text <words>', 'only posts with this text, also in links; letter case and width do not count', parseText)
    .action(removePosts)
  inTime(bulk.command('accounts'))
    .description('suspend for good all members who signed up in a time, as moderators do; one action for each')
    .option(
      '--email-domain <domain>',
      'only those with an email address of this domain, or of one below it',
      parseDomain,
    )
    .action(suspendAccounts)
  bulk
    .command('undo')
    .description('take such actions back')
    .argument('<number...>', 'what was printed of them', wholes)
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

type Options = {
  from: Date
  to?: Date
  text?: string
  emailDomain?: string
  rule: string
  note?: string
  yes?: boolean
}

function parseText(text: string): string {
  if (folded(text).trim() === '') throw new InvalidArgumentError('It is empty.')
  return text
}

function parseDomain(text: string): string {
  const domain = normalised('EMAIL_DOMAIN', text)
  if ('problem' in domain) throw new InvalidArgumentError(domain.problem)
  return domain.value
}

/** `count` is the number of posts, `action` the number in the log; null if nothing was done. */
type Row = { username: string; count: number; action: number | null }

type Found = Row & { id: string }

type Chosen = ReturnType<typeof chosen>

function chosen(command: Command) {
  const { from, to: end, text, emailDomain, rule, note = '', yes = false, json } = optionsOf<Options>(command)
  refuse(noteProblem(note))
  const to = end ?? new Date()
  if (from > to) command.error('error: the end (--to, or now) must not be before --from')
  const reason = { rule: rule.toUpperCase() as ModerationRule, note }
  return { from, to, text, emailDomain, isEndGiven: end !== undefined, reason, yes, json }
}

async function removePosts(usernames: string[], _options: unknown, command: Command): Promise<void> {
  const how = chosen(command)
  const { from, to, text, reason } = how
  if (usernames.length === 0 && text === undefined) command.error('error: name accounts, or give a --text')
  const rows = await withDatabase(async () => {
    const service = await import('../moderation/manyRemovals.service.ts')
    const found = new Map<string, Found>()
    // Looks all names up first, so that a mistyped one removes nothing.
    for (const username of usernames.map(withoutAt)) {
      const id = await idOfLetIn(username)
      const count = await service.countPostsToRemove(null, id, { from, to, text })
      found.set(id, { username, id, count, action: null })
    }
    const rows = usernames.length > 0 || text === undefined ? [...found.values()] : await withText({ from, to, text })
    const remove = (id: string) => service.removePosts(null, id, { from, to, text, ...reason })
    if (how.yes) await actOnEach(rows, ({ id, count }) => (count > 0 ? remove(id) : null), how)
    return rows
  })
  tell(rows, how)
}

async function withText(range: { from: Date; to: Date; text: string }): Promise<Found[]> {
  const [{ authorsOfText }, { usernamesOf }] = await Promise.all([
    import('../moderation/manyRemovals.service.ts'),
    import('./accounts.ts'),
  ])
  const counts = await authorsOfText(range)
  const usernames = await usernamesOf([...counts.keys()])
  const rows = usernames.map(({ _id: id, username }) => ({ username, id, count: counts.get(id) ?? 0, action: null }))
  return rows.sort((one, other) => other.count - one.count)
}

async function suspendAccounts(_options: unknown, command: Command): Promise<void> {
  const how = chosen(command)
  const { from, to, emailDomain: domain, reason } = how
  const rows = await withDatabase(async () => {
    const [{ suspend }, { membersOf, mostMembers }] = await Promise.all([
      import('../moderation/suspensions.service.ts'),
      import('./accounts.ts'),
    ])
    const found = await membersOf({ from, to, domain })
    if (found.length === mostMembers) say(`Only the first ${mostMembers} are meant. Run it again for the others.`)
    const rows = found.map(({ _id: id, username, postCount: count }): Found => ({ username, id, count, action: null }))
    if (how.yes) await actOnEach(rows, ({ id }) => suspend(null, id, { until: null, ...reason }), how)
    return rows
  })
  tell(rows, how)
}

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** After an error or Ctrl-C it still prints what was done before, because only its numbers can take it back. */
async function actOnEach(
  rows: readonly Found[],
  act: (row: Found) => Promise<ActionDocument> | null,
  how: Chosen,
): Promise<void> {
  const stopping = new AbortController()
  for (const signal of endingSignals) process.once(signal, () => stopping.abort())
  try {
    for (const row of rows) {
      if (stopping.signal.aborted) throw new OperatorError('Stopped. The others are as they were.')
      row.action = (await unlessGone(act(row)))?._id ?? null
    }
  } catch (error) {
    const done = rows.filter(({ action }) => action !== null)
    if (done.length > 0) tell(done, how)
    throw error
  }
}

/** Null if the account or its posts were deleted meanwhile. */
async function unlessGone(acting: Promise<ActionDocument | null> | null): Promise<ActionDocument | null> {
  try {
    return await acting
  } catch (error) {
    if (isError(error, usersErrors.USER_NOT_FOUND) || isError(error, moderationErrors.NOTHING_TO_REMOVE)) return null
    throw error
  }
}

function tell(found: readonly Found[], { to, isEndGiven, yes, json }: Chosen): void {
  const rows = found.map(({ username, count, action }): Row => ({ username, count, action }))
  const cells = rows.map(({ username, count, action }) => [
    ...[`@${username}`, `posts ${count}`, action === null ? '' : `action ${action}`],
  ])
  print(rows, rows.length > 0 ? aligned(cells) : ['There are none.'], json)
  if (yes || rows.length === 0) return
  // Without the same end, it would also affect what came after the count.
  say(`Nothing was done. Add ${isEndGiven ? '' : `--to ${to.toISOString()} `}--yes to do it.`)
}

const wholes = (text: string, before: readonly number[] = []) => [...before, whole(text)]

async function undo(numbers: readonly number[], _options: unknown, command: Command): Promise<void> {
  const undone = await withDatabase(async () => {
    const done: { number: number; changed: boolean }[] = []
    for (const action of await actionsOf(numbers))
      done.push({ number: action._id, changed: (await unlessGone(takeBack(action))) !== null })
    return done
  })
  const lines = undone.map(({ number, changed }) => `${number}  ${changed ? 'undone' : 'does not stand'}`)
  print(undone, lines, optionsOf(command).json)
}

/** All of these actions, in this order. A wrong number throws before anything is taken back. */
async function actionsOf(numbers: readonly number[]): Promise<ActionDocument[]> {
  const [{ ActionModel }, { isDecisionKind, isFinal }] = await Promise.all([
    import('../moderation/action.model.ts'),
    import('../moderation/decision.model.ts'),
  ])
  const rows = await ActionModel.find({ _id: { $in: numbers } })
    .hint('_id_')
    .lean()
  const found = new Map(rows.map((row) => [row._id, row]))
  const unknown = numbers.filter((number) => !found.has(number))
  if (unknown.length > 0) throw new OperatorError(`There is no action ${unknown.join(', ')}.`)
  const isTakenBack = ({ kind }: ActionDocument) => kind === 'SUSPEND' || (isDecisionKind(kind) && !isFinal(kind))
  const others = rows.filter((row) => !isTakenBack(row)).map(({ _id, kind }) => `${_id} (${kind})`)
  if (others.length > 0) throw new OperatorError(`This command cannot take back action ${others.join(', ')}.`)
  return numbers.flatMap((number) => found.get(number) ?? [])
}

async function takeBack({ _id: number, kind, userId }: ActionDocument): Promise<ActionDocument | null> {
  const [{ ActionModel, actionIndexes }, { undoDecision }, { restoreAtOnce }, { unsuspend }] = await Promise.all([
    import('../moderation/action.model.ts'),
    import('../moderation/decisions.service.ts'),
    import('../moderation/manyRemovals.service.ts'),
    import('../moderation/suspensions.service.ts'),
  ])
  if (kind !== 'SUSPEND' || !userId) return restoreAtOnce(await undoDecision(null, number))
  // Somebody has suspended the account again for another reason, or has ended this suspension.
  const later = { userId, kind: { $in: ['SUSPEND', 'UNSUSPEND'] }, _id: { $gt: number } } as const
  if (await ActionModel.exists(later).hint(actionIndexes.byUser)) return null
  return unsuspend(null, userId)
}
