import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { relayApp } from './relay/documents.ts'

/** Not a package of the project, because it takes 43 MB to download and 120 MB on disk. npm caches it. */
const compiler = 'relay-compiler@21.0.1'

function compile(folder: string): boolean {
  const [source, artifacts] = [join(folder, 'app'), join(folder, 'artifacts')]
  for (const place of [source, artifacts]) mkdirSync(place)
  const app = relayApp(buildSchema(readFileSync('schema.graphql', 'utf8')))
  for (const [name, text] of app) writeFileSync(join(source, `${name}.ts`), text)
  copyFileSync('schema.graphql', join(folder, 'schema.graphql'))
  const config = { src: './app', schema: './schema.graphql', artifactDirectory: './artifacts', language: 'typescript' }
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config))
  const command = ['exec', '--yes', '--', compiler, '--noWatchman', 'relay.config.json']
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: folder, encoding: 'utf8' })
  if (status !== 0)
    console.error(`${stdout}${stderr}\nThe schema does not suit Relay, or npm could not fetch ${compiler}.`)
  const compiled = readdirSync(artifacts).filter((name) => name.includes('PaginationQuery'))
  console.log(`Relay's compiler pages through ${compiled.length} lists.`)
  return status === 0 && compiled.length === app.size - 1
}

const folder = mkdtempSync(join(tmpdir(), 'relay-'))
try {
  if (!compile(folder)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
