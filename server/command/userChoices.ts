import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Argument, Command } from 'commander'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { VerifiedKind } from '../users/user.row.ts'
import { idOf, idOfLetIn, optionsOf, ruleOption, withoutAt } from './arguments.ts'
import type { Config } from '../config.ts'
import { fileProblem } from '../db/mongod/launchProblem.ts'
import { claimFile, nameFile } from '../newFile.ts'
import { OperatorError } from '../operatorError.ts'
import { withDatabase } from './database.ts'
import { siteAddress } from './links.ts'
import { megabytes, print } from './output.ts'

export function verifyCommand(): Command {
  return new Command('verify')
    .description('choose the badge of an account, which its owner then cannot change; moderators can undo it')
    .argument('<username>', 'with or without @', withoutAt)
    .addArgument(new Argument('<badge>').choices(['individual', 'organization', 'none']))
    .addOption(ruleOption('why, for its owner').default('impersonation'))
    .option('--note <words>', 'words for its owner, at most 500 characters', '')
    .action(verify)
}

export function deleteCommand(): Command {
  return new Command('delete')
    .description('delete an account with all that is in it, as its owner can; nothing undoes it')
    .argument('<username>', 'with or without @', withoutAt)
    .option('--yes', 'that you mean it; without, say what would go')
    .action(remove)
}

export function exportCommand(): Command {
  return new Command('export')
    .description('write all that is in an account into a new ZIP, as its owner can download it')
    .argument('<username>', 'with or without @', withoutAt)
    .argument('<file>', 'such as alice.zip')
    .action(writeExport)
}

async function verify(username: string, word: string, _options: unknown, command: Command): Promise<void> {
  const { rule, note, json } = optionsOf<{ rule: string; note: string }>(command)
  const badge = word === 'none' ? null : (word.toUpperCase() as VerifiedKind)
  await withDatabase(async () => {
    const { lockBadge } = await import('../moderation/decisions.service.ts')
    return lockBadge(null, await idOfLetIn(username), { badge, rule: rule.toUpperCase() as ModerationRule, note })
  })
  print({ username, badge }, [`@${username} has ${badge ? `the badge ${word}` : 'no badge'} now.`], json)
}

async function remove(username: string, _options: unknown, command: Command): Promise<void> {
  const { yes = false, json } = optionsOf<{ yes?: boolean }>(command)
  const id = await withDatabase(async () => {
    const { accountInFull } = await import('./accounts.ts')
    const account = await accountInFull(username)
    const { id, name, posts, replies, uploads, followers } = account
    if (!yes)
      throw new OperatorError(
        `This would delete @${account.username} (${name}) for good. Posts: ${posts}, replies: ${replies}, ` +
          `uploads: ${uploads.number} (${megabytes(uploads.bytes)}), followers: ${followers}. Add --yes to do it.`,
      )
    await removeAll(id, account.state === 'being deleted')
    return id
  })
  print({ id, username }, [`@${username} is deleted.`], json)
}

/** If it is interrupted, the server finishes it within minutes, or another call of this command does. */
async function removeAll(userId: string, isMarked: boolean): Promise<void> {
  const [{ markForDeletion, removal }, { compose }, { domains }] = await Promise.all([
    import('../auth/account.deletion.ts'),
    import('../domain.ts'),
    import('../domains.ts'),
  ])
  if (!isMarked) await markForDeletion(userId)
  await removal(userId, compose(domains))
}

async function writeExport(username: string, name: string, _options: unknown, command: Command): Promise<void> {
  const file = resolve(name)
  await withDatabase(async (config) => writeNew(file, () => zipFor(username, config)))
  print({ username, file }, [`${file}: all of @${username}.`], optionsOf(command).json)
}

async function zipFor(username: string, config: Config): Promise<Readable> {
  const [{ ownAccount }, { zipOf }, { compose }, { domains }, { readSite, siteOf }] = await Promise.all([
    import('../exports/account.ts'),
    import('../exports/archive.ts'),
    import('../domain.ts'),
    import('../domains.ts'),
    import('../site/site.ts'),
  ])
  const account = await ownAccount(await idOf(username))
  await readSite()
  const parts = compose(domains).exported
  return zipOf(account, { parts, brand: siteOf(config).name, origin: siteAddress(config) })
}

/** Only the file's owner can read it, and it gets its name when it is whole. Throws OperatorError if it exists. */
async function writeNew(file: string, read: () => Promise<Readable>): Promise<void> {
  const draft = await claimFile(file)
  try {
    await pipeline(await read(), createWriteStream(draft))
    await nameFile(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    const problem = fileProblem(error, file)
    throw problem === undefined ? error : new OperatorError(problem)
  }
}
