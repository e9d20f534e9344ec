import { type Logger, pino } from 'pino'

/** The server's structured log: one JSON line per event, to standard error. Tokens and passwords are redacted. */
export function createLog(level: string): Logger {
  const secrets = ['*.password', '*.passwordHash', '*.token', '*.authorization', 'req.headers.authorization']
  return pino({ level, redact: secrets, base: null }, pino.destination(2))
}
