import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { config as loadEnvFile, parse } from 'dotenv'
import { type Config, parseConfig, settingNames } from './config.ts'
import { ConfigError } from './configError.ts'
import { unknownNames } from './settingNames.ts'

/**
 * The settings of this process. Variables that are already set come before those in `.env`. Throws like `parseConfig`,
 * and if that file cannot be read, has a line that sets nothing, or names something that is no setting.
 */
export function loadConfig(): Config {
  const { parsed = {}, error } = loadEnvFile({ quiet: true })
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (error && code !== 'ENOENT')
    throw new ConfigError(`The settings in .env cannot be read: ${code ?? error.message}.`)
  const idle = error ? [] : idleLines(readFileSync('.env', 'utf8'))
  const wrong = [...idle, ...unknownNames(Object.keys(parsed), settingNames)]
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return parseConfig(process.env)
}

/** A sentence for each line that is neither a setting, nor in a quoted value of several lines, nor a comment. */
function idleLines(file: string): string[] {
  const lines = file.split(/\r\n?|\n/)
  const isIdle = (line: string, at: number) =>
    !/^\s*(#|$)/.test(line) &&
    Object.keys(parse(line)).length === 0 &&
    isDeepStrictEqual(parse(lines.toSpliced(at, 1).join('\n')), parse(file))
  return lines.flatMap((line, at) =>
    isIdle(line, at) ? `Line ${at + 1} of .env sets nothing. Write NAME=value, or # before a comment.` : [],
  )
}
