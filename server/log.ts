import { type Logger, pino } from 'pino'

/** Writes a line of JSON for each event to standard error, without tokens and passwords. */
export function createLog(level: string): Logger {
  const secrets = ['*.password', '*.passwordHash', '*.token', '*.authorization', 'req.headers.authorization']
  return pino({ level, redact: secrets, base: null }, pino.destination(2))
}
