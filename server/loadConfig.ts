import { config as loadEnvFile } from 'dotenv'
import { type Config, parseConfig, settingNames } from './config.ts'
import { ConfigError } from './configError.ts'
import { unknownNames } from './settingNames.ts'

/**
 * The settings of this process. Variables that are already set come before those in `.env`. Throws like `parseConfig`,
 * and if that file cannot be read or names something that is no setting.
 */
export function loadConfig(): Config {
  const { parsed = {}, error } = loadEnvFile({ quiet: true })
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (error && code !== 'ENOENT')
    throw new ConfigError(`The settings in .env cannot be read: ${code ?? error.message}.`)
  const unknown = unknownNames(Object.keys(parsed), settingNames)
  if (unknown.length > 0) throw new ConfigError(unknown.join('\n'))
  return parseConfig(process.env)
}
