import { type Logger, pino } from 'pino'

/** The structured log of the server: one JSON line an event, to standard error. Tokens and passwords are cut out. */
export function createLog(level: string): Logger {
  const secrets = ['*.password', '*.passwordHash', '*.token', '*.authorization', 'req.headers.authorization']
  return pino({ level, redact: secrets, base: null }, pino.destination(2))
}
