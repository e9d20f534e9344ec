import { Command } from 'commander'
import type { Config } from '../../config.ts'
import { loadConfig } from '../../loadConfig.ts'
import { optionsOf } from '../arguments.ts'
import { withAnyDatabase } from '../database.ts'
import { print, problemOf } from '../output.ts'
import { type Diagnosis, problem } from './diagnosis.ts'

export function doctorCommand(): Command {
  return new Command('doctor')
    .description(
      'look at the settings, the database and its disk, and the way from PUBLIC_URL to the server, and say what to do; ' +
        "changes no data (it puts a file into a bucket and removes it, and tells a CDN's hook to forget an upload that " +
        'never was), and exits with 1 if there is a problem',
    )
    .action(examine)
}

async function examine(_options: unknown, command: Command): Promise<void> {
  const diagnoses = await allDiagnoses()
  const problems = diagnoses.filter(({ state }) => state === 'problem').length
  print({ problems, diagnoses }, diagnoses.flatMap(linesOf), optionsOf(command).json)
  if (problems > 0) process.exitCode = 1
}

/** If one part fails, that is a problem of this part, and the others go on. */
async function allDiagnoses(): Promise<Diagnosis[]> {
  let config: Config
  try {
    config = loadConfig()
    await requireStartable(config)
  } catch (error) {
    return [problem('settings', problemOf(error), 'Correct them: the server does not start.')]
  }
  const { publicUrl } = config
  const [{ settingsDiagnoses }, { databaseDiagnoses }, { mediaDiagnoses }, { publicDiagnoses }] = await Promise.all([
    import('./settings.ts'),
    import('./database.ts'),
    import('./media.ts'),
    import('./publicAddress.ts'),
  ])
  const ofDatabase = await withAnyDatabase(databaseDiagnoses).catch((error: unknown) => [
    problem('MongoDB', problemOf(error), 'The server does not start without it.'),
  ])
  const ofAddress = publicUrl === undefined ? [] : await publicDiagnoses(publicUrl)
  const ofMedia = await mediaDiagnoses(config)
  return [...settingsDiagnoses(process.env, config), ...ofDatabase, ...ofMedia, ...ofAddress]
}

/** Throws what a start throws of settings whose form is right. */
async function requireStartable(config: Config): Promise<void> {
  const [{ requireKnownLimits }, { limitsOf }, { domains }, { findPaths }, { buildSchema }, { readTrustedDocuments }] =
    await Promise.all([
      import('../../config.ts'),
      import('../../domain.ts'),
      import('../../domains.ts'),
      import('../../paths.ts'),
      import('../../schema/schema.ts'),
      import('../../graphql/trustedDocuments.ts'),
    ])
  const paths = findPaths()
  requireKnownLimits(config, Object.keys(limitsOf(domains)))
  readTrustedDocuments(paths.operations, config, buildSchema(paths.schema, domains))
}

const marks = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' } as const

function linesOf({ about, state, says, advice }: Diagnosis): string[] {
  return [`${marks[state]}  ${about}: ${says}`, ...(advice ? [`         ${advice}`] : [])]
}
