import pino from 'pino'
import { fillIn } from '../../server/db/filling.ts'
import { domains } from '../../server/domains.ts'

/** Does what Linnet does once in a database of an older release: else it would do it while it is measured. */
export async function fillInAll(): Promise<void> {
  const quiet = pino({ enabled: false })
  for (const filling of domains.flatMap(({ fillings = [] }) => fillings)) await fillIn(filling, quiet)
}
