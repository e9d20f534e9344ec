import { Command } from 'commander'
import { OperatorError } from '../operatorError.ts'
import { optionsOf, whole } from './arguments.ts'
import { withDatabase } from './database.ts'
import { secretLink } from './links.ts'
import { print, say } from './output.ts'

export function inviteCommand(): Command {
  const invite = new Command('invite').description('links to sign up with, for SIGN_UP=invite')
  invite
    .command('create')
    .description('make a link with which others sign up')
    .option('--uses <number>', 'how many accounts it may make, 1 to 100', whole, 1)
    .option('--days <number>', 'after how many days it ends, 1 to 30', whole, 7)
    .action(create)
  invite.command('list').description('list the invites that still work, newest first').action(list)
  invite
    .command('end')
    .description('end an invite, whoever made it')
    .argument('<code>', 'the code, or its link', codeIn)
    .action(end)
  return invite
}

const codeIn = (text: string) => text.replace(/^.*#invite=/, '')

async function list(_options: unknown, command: Command): Promise<void> {
  const invites = await withDatabase(async () => (await import('../invites/invites.service.ts')).openInvites())
  const rows = invites.map(({ _id: code, owner, uses, usesLeft, expiresAt }) => {
    return { code, owner, uses, usesLeft, expiresAt }
  })
  const lines = rows.map(
    ({ code, owner, uses, usesLeft, expiresAt }) =>
      `${code}  ${usesLeft} of ${uses} left, until ${expiresAt.toISOString()}, by ${owner ? `@${owner}` : 'the operator'}`,
  )
  print({ invites: rows }, lines.length > 0 ? lines : ['No invite works now.'], optionsOf(command).json)
}

async function end(code: string, _options: unknown, command: Command): Promise<void> {
  const ended = await withDatabase(async () => (await import('../invites/invites.service.ts')).endAnyInvite(code))
  if (!ended) throw new OperatorError('There is no such invite.')
  print({ ended }, ['It does not work any more.'], optionsOf(command).json)
}

async function create(_options: unknown, command: Command): Promise<void> {
  const { uses, days, json } = optionsOf<{ uses: number; days: number }>(command)
  const { code, expiresAt, link } = await withDatabase(async (config) => {
    const { createOperatorsInvite } = await import('../invites/invites.service.ts')
    const { readSite, siteOf } = await import('../site/site.ts')
    const made = await createOperatorsInvite({ uses, days })
    await readSite()
    if (siteOf(config).signUpMode !== 'BY_INVITE') say('Sign-up is not by invitation here.')
    const link = secretLink(config, '/signup', `invite=${made._id}`)
    return { code: made._id, expiresAt: made.expiresAt, link }
  })
  const times = uses === 1 ? 'once' : `${uses} times`
  print({ code, link, uses, expiresAt }, [link, `It works ${times}, until ${expiresAt.toISOString()}.`], json)
}
