import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'dotenv'
import { type Config, parseConfig, settingNames } from './config.ts'
import { ConfigError } from './configError.ts'
import { unknownNames } from './settingNames.ts'

/**
 * The settings of this process. Variables that are already set come before those in `.env`. Throws like `parseConfig`,
 * and if that file cannot be read, has a line that sets nothing, or names something that is no setting.
 */
export function loadConfig(): Config {
  const file = settingsFile()
  const settings = parse(file)
  const wrong = [...idleLines(file, settings), ...unknownNames(Object.keys(settings), settingNames)]
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  return parseConfig(process.env)
}

/** The text of `.env`; empty if there is none. */
function settingsFile(): string {
  try {
    return readFileSync('.env', 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    throw new ConfigError(`The settings in .env cannot be read: ${code ?? message}.`)
  }
}

/** A sentence for each line that is no comment, and without which the file sets the same. */
function idleLines(file: string, settings: Record<string, string>): string[] {
  const lines = file.split(/\r\n?|\n/)
  const isIdle = (line: string, at: number) =>
    !/^\s*(#|$)/.test(line) &&
    Object.keys(parse(line)).length === 0 &&
    // A line of a longer value counts.
    isDeepStrictEqual(parse(lines.toSpliced(at, 1).join('\n')), settings)
  return lines.flatMap((line, at) =>
    isIdle(line, at) ? `Line ${at + 1} of .env sets nothing. Write NAME=value, or # before a comment.` : [],
  )
}
