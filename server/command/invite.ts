import { Command, InvalidArgumentError } from 'commander'
import { defaultPort } from '../http/listen.ts'
import { withDatabase } from './database.ts'
import { print, say } from './output.ts'

/** `linnet invite …` */
export function inviteCommand(): Command {
  const invite = new Command('invite').description('links to sign up with, for SIGN_UP=invite')
  invite
    .command('create')
    .description('make a link with which others sign up')
    .option('--uses <number>', 'how many accounts it may make, 1 to 100', whole, 1)
    .option('--days <number>', 'after how many days it ends, 1 to 30', whole, 7)
    .action(create)
  return invite
}

function whole(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Not a whole number.')
  return Number(text)
}

async function create(_options: unknown, command: Command): Promise<void> {
  const { uses, days, json } = command.optsWithGlobals<{ uses: number; days: number; json?: boolean }>()
  const { code, expiresAt, link } = await withDatabase(async ({ publicUrl, port = defaultPort, signUpMode }) => {
    const { createOperatorsInvite } = await import('../invites/invites.service.ts')
    const made = await createOperatorsInvite({ uses, days })
    if (!publicUrl) say('PUBLIC_URL is not set. Put the address of your site in front of /signup.')
    if (signUpMode !== 'invite') say('Sign-up is not by invitation here: SIGN_UP is not invite.')
    const origin = publicUrl ?? `http://localhost:${port}`
    return { code: made._id, expiresAt: made.expiresAt, link: `${origin}/signup#invite=${made._id}` }
  })
  const times = uses === 1 ? 'once' : `${uses} times`
  print({ code, link, uses, expiresAt }, [link, `It works ${times}, until ${expiresAt.toISOString()}.`], json)
}
