import { type Logger, pino } from 'pino'

/** Lines that cannot be written wait for the next one, up to this many bytes. More are dropped. */
const maxLength = 1_000_000

const standardError = pino.destination({ dest: 2, maxLength })

/** It may be a file on a disk that is full, which must neither end this process nor hold up its end. */
let isFailing = false
standardError.on('error', () => (isFailing = true)).on('write', () => (isFailing = false))
// A dropped line would not try again to write those that wait.
standardError.on('drop', () => standardError.write(''))
// At the end, pino would try for ever to write what waits.
process.prependListener('exit', () => {
  if (isFailing) standardError.destroy()
})

/** Writes a line of JSON for each event to standard error, without tokens and passwords. */
export function createLog(level: string): Logger {
  const secrets = ['*.password', '*.passwordHash', '*.token', '*.authorization', 'req.headers.authorization']
  return pino({ level, redact: secrets, base: null }, standardError)
}
