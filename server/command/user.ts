import { Command } from 'commander'
import { withDatabase } from './database.ts'
import { print } from './output.ts'
import { generatedPassword, passwordFromInput } from './password.ts'

type Shared = { json?: boolean }

/** `linnet user …` */
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
  return user
}

type CreateOptions = Shared & { name?: string; email?: string; passwordStdin?: boolean }

async function create(username: string, _options: CreateOptions, command: Command): Promise<void> {
  const { name = username, email = `${username}@localhost`, passwordStdin, json = false } = optionsOf(command)
  const password = passwordStdin ? await passwordFromInput() : generatedPassword()
  const form = { name, username, email, password, confirmPassword: password }
  const id = await withDatabase(async () => {
    const { createAccount } = await import('../auth/newAccount.ts')
    return createAccount(form)
  })
  const shown = passwordStdin ? {} : { password }
  print(
    { id, username, ...shown },
    [`Created @${username}.`, ...(passwordStdin ? [] : [`Password: ${password}`])],
    json,
  )
}

/** With those of the commands above it, such as `--json`. */
const optionsOf = (command: Command) => command.optsWithGlobals<CreateOptions>()
