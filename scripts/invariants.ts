/**
 * `npm run invariants` checks the database of MONGODB_URI, or under DATA_DIR, even while a server uses it. Exits with 1
 * on a violation.
 */
import { loadConfig } from '../server/config.ts'
import { connect, disconnect } from '../server/db/connection.ts'
import { useEmbeddedMongo } from '../server/db/mongod/embedded.ts'
import { domains } from '../server/domains.ts'
import { type Finding, checkInvariants } from '../server/invariants/invariants.ts'
import { firstBrokenRow } from '../server/moderation/log.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

function report({ rule, count, examples }: Finding): void {
  say(`${count === 0 ? 'ok    ' : 'BROKEN'}  ${String(count).padStart(8)}  ${rule}`)
  for (const example of examples) say(`                    ${example}`)
  if (count > examples.length) say(`                    … and ${count - examples.length} more`)
}

const { mongodbUri, dataDir } = loadConfig()
const embedded = mongodbUri ? null : await useEmbeddedMongo({ dataDir, report: say })
await connect(mongodbUri ?? embedded?.uri ?? '')
try {
  const findings = await checkInvariants(domains)
  say('        violations  rule')
  findings.forEach(report)
  const row = await firstBrokenRow()
  const examples = row === null ? [] : [`action ${row} was changed, or one before it was deleted`]
  const log: Finding = { rule: 'the log of moderation is whole', count: examples.length, examples }
  report(log)
  if ([...findings, log].some(({ count }) => count > 0)) process.exitCode = 1
} finally {
  await disconnect()
  await embedded?.stop()
}
