import { Argument, Command } from 'commander'
import { isError } from '../errors.ts'
import { moderationErrors } from '../moderation/moderation.errors.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import { type Role, roles } from '../users/user.row.ts'
import { idOf, idOfLetIn, lower, optionsOf, parseTime, ruleOption, withoutAt } from './arguments.ts'
import { withDatabase } from './database.ts'
import { secretLink } from './links.ts'
import { print } from './output.ts'
import { generatedPassword, passwordFromInput } from './password.ts'
import { deleteCommand, exportCommand, verifyCommand } from './userChoices.ts'
import { listCommand, showCommand } from './userReads.ts'

export function userCommand(): Command {
  const user = new Command('user').description('accounts')
  user
    .command('create')
    .description('create an account and print its password once, unless you give one')
    .argument('<username>', '1 to 30 letters, digits or underscores')
    .option('--name <name>', 'the full name (default: the username)')
    .option('--email <address>', 'the email address (default: USERNAME@localhost)')
    .option('--password-stdin', 'read the password from the first line of the standard input')
    .action(create)
  user
    .command('role')
    .description('make an account a member, a moderator or an administrator')
    .argument('<username>', 'with or without @', withoutAt)
    .addArgument(new Argument('<role>').choices(lower(roles)))
    .action(changeRole)
  user
    .command('reset-link')
    .description('make a link with which an account gets a new password, once and within 30 minutes')
    .argument('<username>', 'with or without @', withoutAt)
    .action(resetLink)
  user
    .command('two-step-off')
    .description(
      'let an account log in with its password alone, if device and recovery codes are lost; it is logged out',
    )
    .argument('<username>', 'with or without @', withoutAt)
    .action(turnTwoStepOff)
  user
    .command('suspend')
    .description('hide an account and all its posts, and log it out everywhere; nothing is deleted')
    .argument('<username>', 'with or without @', withoutAt)
    .addOption(ruleOption('the rule that was broken').makeOptionMandatory())
    .option('--until <time>', 'such as 2027-01-31 or 2027-01-31T18:00Z (default: for good)', parseTime)
    .option('--note <words>', 'words for its owner, at most 500 characters')
    .action(suspend)
  user
    .command('restore')
    .alias('unsuspend')
    .description('end the suspension of an account: it and its posts are shown again; what was deleted stays so')
    .argument('<username>', 'with or without @', withoutAt)
    .action(restore)
  user.command('waiting').description('list the accounts that wait to be let in, longest first').action(waiting)
  user
    .command('approve')
    .description('let in an account that waits for it, also one that was declined')
    .argument('<username>', 'with or without @', withoutAt)
    .action(approve)
  user.addCommand(listCommand())
  user.addCommand(showCommand())
  user.addCommand(verifyCommand())
  user.addCommand(deleteCommand())
  user.addCommand(exportCommand())
  return user
}

async function create(username: string, _options: unknown, command: Command): Promise<void> {
  type Options = { name?: string; email?: string; passwordStdin?: boolean }
  const { name = username, email = `${username}@localhost`, passwordStdin, json } = optionsOf<Options>(command)
  const password = passwordStdin ? await passwordFromInput() : generatedPassword()
  const form = { name, username, email, password, confirmPassword: password }
  const id = await withDatabase(async () => (await import('../auth/newAccount.ts')).createAccount(form))
  const [shown, lines] = passwordStdin ? [{}, []] : [{ password }, [`Password: ${password}`]]
  print({ id, username, ...shown }, [`Created @${username}.`, ...lines], json)
}

async function changeRole(username: string, word: string, _options: unknown, command: Command): Promise<void> {
  const role = word.toUpperCase() as Role
  const action = await withDatabase(async () => {
    const service = await import('../moderation/roles.service.ts')
    return service.changeRole(null, await idOf(username), role)
  })
  const line = action ? `@${username} has the role ${word} now.` : `@${username} had the role ${word} already.`
  print({ username, role, changed: action !== null }, [line], optionsOf(command).json)
}

async function resetLink(username: string, _options: unknown, command: Command): Promise<void> {
  const { link, expiresAt } = await withDatabase(async (config) => {
    const { startReset } = await import('../auth/passwordResets.ts')
    const { token, expiresAt } = await startReset(await idOf(username))
    return { link: secretLink(config, '/reset', token), expiresAt }
  })
  const advice = `Send it to the owner of @${username} alone. It works once, until ${expiresAt.toISOString()}.`
  print({ username, link, expiresAt }, [link, advice], optionsOf(command).json)
}

async function turnTwoStepOff(username: string, _options: unknown, command: Command): Promise<void> {
  const action = await withDatabase(async () => {
    const service = await import('../moderation/secondSteps.service.ts')
    return service.turnTwoStepOff(await idOf(username))
  })
  const line = action ? `@${username} logs in with the password alone now.` : `@${username} had no two-step log-in.`
  print({ username, changed: action !== null }, [line], optionsOf(command).json)
}

async function suspend(username: string, _options: unknown, command: Command): Promise<void> {
  type Options = { rule: string; until?: Date; note?: string }
  const { rule, until = null, note = '', json } = optionsOf<Options>(command)
  await withDatabase(async () => {
    const service = await import('../moderation/suspensions.service.ts')
    const suspension = { until, rule: rule.toUpperCase() as ModerationRule, note }
    return service.suspend(null, await idOfLetIn(username), suspension)
  })
  print(
    { username, until },
    [`@${username} is suspended ${until ? `until ${until.toISOString()}` : 'for good'}.`],
    json,
  )
}

async function restore(username: string, _options: unknown, command: Command): Promise<void> {
  const action = await withDatabase(async () => {
    const service = await import('../moderation/suspensions.service.ts')
    return service.unsuspend(null, await idOfLetIn(username))
  })
  const line = action ? `@${username} is shown again.` : `@${username} was not suspended.`
  print({ username, changed: action !== null }, [line], optionsOf(command).json)
}

async function waiting(_options: unknown, command: Command): Promise<void> {
  const rows = await withDatabase(async () => (await import('../auth/waiting.ts')).whoWaits())
  const accounts = rows.map(({ username, name, waiting: { at, about } }) => ({ username, name, at, about }))
  const lines = accounts.map(({ username, name, at, about }) => `@${username}  ${name}, ${at.toISOString()}: ${about}`)
  print({ accounts }, lines.length > 0 ? lines : ['Nobody waits.'], optionsOf(command).json)
}

async function approve(username: string, _options: unknown, command: Command): Promise<void> {
  const changed = await withDatabase(async () => {
    const service = await import('../moderation/requests.service.ts')
    return service.approveSignUp(null, await idOf(username)).then(
      () => true,
      (error: unknown) => {
        if (!isError(error, moderationErrors.REQUEST_ANSWERED)) throw error
        return false
      },
    )
  })
  const line = changed ? `@${username} is let in.` : `@${username} did not wait.`
  print({ username, changed }, [line], optionsOf(command).json)
}
