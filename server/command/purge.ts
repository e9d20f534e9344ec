import { Command } from 'commander'
import type { PurgeKind } from '../media/purge.model.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import { idOf, optionsOf, ruleOption, withoutAt } from './arguments.ts'
import { withDatabase } from './database.ts'
import { print } from './output.ts'

export function purgeCommand(): Command {
  const purge = new Command('purge').description('delete something illegal for good; nothing undoes it')
  const kinds = [
    ['post', '<id>', 'a post with all replies below it', 'POST'],
    ['media', '<address>', 'a picture or a video, wherever it is shown', 'MEDIA'],
    ['account', '<username>', 'an account with all that is in it', 'ACCOUNT'],
  ] as const
  for (const [name, argument, what, kind] of kinds)
    purge
      .command(name)
      .description(`delete ${what}`)
      .argument(argument)
      .addOption(ruleOption('the rule that was broken').default('illegal_content'))
      .requiredOption('--yes', 'that you mean it')
      .action((id: string, _options: unknown, command: Command) => remove(kind, id, command))
  return purge
}

async function remove(kind: PurgeKind, id: string, command: Command): Promise<void> {
  const { rule: word, json } = optionsOf<{ rule: string }>(command)
  const action = await withDatabase(async () => {
    const [{ purge }, { finishPurges }, { compose }, { domains }] = await Promise.all([
      import('../moderation/purges.service.ts'),
      import('../moderation/purges.finish.ts'),
      import('../domain.ts'),
      import('../domains.ts'),
    ])
    const target = { kind, id: kind === 'ACCOUNT' ? await idOf(withoutAt(id)) : id }
    const done = await purge(null, target, word.toUpperCase() as ModerationRule)
    await finishPurges(compose(domains))
    return done
  })
  print({ kind, id, changed: action !== null }, [action ? 'Deleted for good.' : 'That was deleted already.'], json)
}
