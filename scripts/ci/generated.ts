import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/**
 * Checks that the generated files match the schema and the client's documents. Codegen compares without writing, but
 * does not notice a generated file whose document was deleted; this script looks for those.
 */
const codegen = spawnSync('node_modules/.bin/graphql-codegen', ['--config', 'codegen.ts', '--check'], {
  encoding: 'utf8',
})
if (codegen.status !== 0) {
  console.error(`${codegen.stdout}${codegen.stderr}\nRun \`npm run codegen\` and commit what it changes.`)
  process.exitCode = 1
}

const generatedFromSchema = 'client/apollo/schema.generated.ts'
const leftOver = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((name) => `client/${name}`)
  .filter((path) => path.endsWith('.generated.ts') && path !== generatedFromSchema)
  .filter((path) => !existsSync(path.replace(/[.]generated[.]ts$/, '.graphql')))
for (const path of leftOver) {
  console.error(`${path} was generated from a document that no longer exists: delete it.`)
  process.exitCode = 1
}
