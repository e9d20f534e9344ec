import { type Logger, pino } from 'pino'

/** One JSON line per event, to standard error, with tokens and passwords redacted. */
export function createLog(level: string): Logger {
  const secrets = ['*.password', '*.passwordHash', '*.token', '*.authorization', 'req.headers.authorization']
  return pino({ level, redact: secrets, base: null }, pino.destination(2))
}
