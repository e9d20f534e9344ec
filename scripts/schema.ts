import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { changesSince } from './schema/changes.ts'

const present = 'schema.graphql'
const released = 'schema.released.graphql'

const read = (path: string) => buildSchema(readFileSync(path, 'utf8'))

/** `npm run schema` lists changes since the release, and fails if one breaks clients. `release` records the schema. */
async function main(): Promise<void> {
  const [command] = process.argv.slice(2)
  if (command !== undefined && command !== 'release') throw new Error(`Unknown command: ${command}.`)
  const changes = existsSync(released) ? await changesSince(read(released), read(present)) : { breaking: [], other: [] }
  for (const { message } of changes.other) console.log(`  ${message}`)
  for (const { message } of changes.breaking) console.error(`✗ ${message}`)
  if (changes.breaking.length > 0)
    throw new Error('The lines with ✗ break clients. Mark as @deprecated what is to go, release that, then remove it.')
  if (command === 'release') copyFileSync(present, released)
  console.log(command === 'release' ? 'Recorded as released.' : 'Nothing breaks a client of the released schema.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
