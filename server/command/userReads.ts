import { Command, InvalidArgumentError, Option } from 'commander'
import { roles, type Role } from '../users/user.row.ts'
import type { AccountInFull, ListedAccount, Wanted } from './accounts.ts'
import { lower, optionsOf, whole, withoutAt } from './arguments.ts'
import { withDatabase } from './database.ts'
import { aligned, megabytes, print, say } from './output.ts'

const usualLimit = 50
const mostListed = 1_000
const longestSearch = 100

export function listCommand(): Command {
  return new Command('list')
    .description('list accounts, newest first')
    .addOption(new Option('--role <role>').choices(lower(roles)))
    .addOption(new Option('--state <state>').choices(['suspended', 'limited', 'waiting']))
    .option('--search <text>', 'what the username, the name or the email address contains', searched)
    .option('--limit <number>', `how many, 1 to ${mostListed}`, bounded, usualLimit)
    .action(list)
}

export function showCommand(): Command {
  return new Command('show')
    .description('show all of an account that helps an operator')
    .argument('<username>', 'with or without @', withoutAt)
    .action(show)
}

function searched(text: string): string {
  if (text.length > longestSearch) throw new InvalidArgumentError(`At most ${longestSearch} characters.`)
  return text
}

function bounded(text: string): number {
  const limit = whole(text)
  if (limit < 1 || limit > mostListed) throw new InvalidArgumentError(`Use 1 to ${mostListed}.`)
  return limit
}

async function list(_options: unknown, command: Command): Promise<void> {
  const { role, json, ...options } = optionsOf<Omit<Wanted, 'role'> & { role?: string }>(command)
  const wanted: Wanted = { ...options, ...(role && { role: role.toUpperCase() as Role }) }
  const { accounts, hasMore } = await withDatabase(async () => (await import('./accounts.ts')).listAccounts(wanted))
  print(accounts, accounts.length > 0 ? aligned(accounts.map(cellsOf)) : ['There are none.'], json)
  if (hasMore) say(`There are more than ${wanted.limit}. Use --limit, at most ${mostListed}, or --search.`)
}

const cellsOf = ({ username, name, role, state, joinedAt, posts, followers }: ListedAccount) => [
  ...[day(joinedAt), role.toLowerCase(), state, `posts ${posts}`, `followers ${followers}`, `@${username}`, name],
]

const day = (time: Date) => time.toISOString().slice(0, 10)

async function show(username: string, _options: unknown, command: Command): Promise<void> {
  const account = await withDatabase(async () => (await import('./accounts.ts')).accountInFull(username))
  print(account, aligned(factsOf(account)), optionsOf(command).json)
}

function factsOf(account: AccountInFull): string[][] {
  const { role, verified, isBadgeLocked, sessions, uploads, twoStepSince, invitedBy } = account
  const badge = verified?.toLowerCase() ?? 'no'
  const used = sessions.lastUsedAt ? `, last used ${sessions.lastUsedAt.toISOString()}` : ''
  return [
    ['username', `@${account.username}`],
    ['name', account.name],
    ['id', account.id],
    ['email', account.email],
    ['role', role.toLowerCase() + (account.isDemo ? ', a demo account' : '')],
    ['state', stateInWords(account)],
    ['joined', account.joinedAt.toISOString()],
    ['invited by', invitedBy === null ? 'nobody' : `@${invitedBy}`],
    ['two-step log-in', twoStepSince ? `on since ${twoStepSince.toISOString()}` : 'off'],
    ['verified', badge + (isBadgeLocked ? ', as moderators chose' : '')],
    ['posts', `${account.posts}, and ${account.replies} replies`],
    ['followers', `${account.followers}, and follows ${account.following}`],
    ['sessions', `${sessions.open}${used}`],
    ['uploads', `${uploads.number}, ${megabytes(uploads.bytes)}`],
    ['open reports', String(account.openReports)],
  ]
}

function stateInWords({ state, restriction }: AccountInFull): string {
  if (!restriction) return state
  const { note, since, rule, until } = { note: '', since: null, rule: '', until: undefined, ...restriction }
  const time = since ? `since ${since.toISOString()}` : until ? `until ${until.toISOString()}` : 'for good'
  return [`${state} ${time}`, rule && `for ${rule}`, note && `“${note}”`].filter(Boolean).join(', ')
}
