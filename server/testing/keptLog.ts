import { EventEmitter, once } from 'node:events'
import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

type Line = Record<string, unknown>

/** A log that a test reads. `lineOf` waits for the line of the request with this id. */
export function keptLog(): { lines: Line[]; log: Logger; lineOf(requestId: string | null): Promise<Line> } {
  const lines: Line[] = []
  const news = new EventEmitter()
  const kept = new Writable({
    write: (text: Buffer, _encoding, done) => {
      lines.push(JSON.parse(text.toString()) as Line)
      news.emit('line')
      done()
    },
  })
  const lineOf = async (requestId: string | null) => {
    const find = () => lines.find((line) => line['requestId'] === requestId && 'res' in line)
    for (let line = find(); ; line = find()) {
      if (line) return line
      await once(news, 'line')
    }
  }
  return { lines, log: pino({ base: null }, kept), lineOf }
}
