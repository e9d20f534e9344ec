import pino from 'pino'
import { fillIn } from '../../server/db/filling.ts'
import { domains } from '../../server/domains.ts'

/** Fills in what older releases did not store. Else Linnet would do it when it starts, and so while it is measured. */
export async function fillInAll(): Promise<void> {
  const quiet = pino({ enabled: false })
  for (const filling of domains.flatMap(({ fillings = [] }) => fillings)) await fillIn(filling, quiet)
}
