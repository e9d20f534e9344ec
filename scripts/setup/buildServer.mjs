import { cpSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { serverBundle } from './serverBundle.mjs'

const [outdir = 'dist/server'] = process.argv.slice(2)

await build({
  ...serverBundle,
  // Node keeps the text of all modules in memory. Names stay, because packages compare those of classes, and stack traces
  // show those of functions. `keepNames` would set the name of each closure again: 5% of a request (`npm run bench`).
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  outdir,
})

// `server/paths.ts` uses the same names.
const copies = {
  'schema.graphql': 'schema.graphql',
  'client/apollo/operations.generated.json': 'operations.json',
  'server/seed/media': 'seed-media',
  'server/media/builtin': 'builtin-media',
  'server/rest/reference': 'rest-reference',
}
for (const [from, to] of Object.entries(copies)) cpSync(from, join(outdir, to), { recursive: true })
// Lets Node load the bundle as ES modules in any folder.
writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }\n')
// `bin` in package.json names it. This text works in any folder.
writeFileSync(join(dirname(outdir), 'linnet.js'), "#!/usr/bin/env node\nimport('./server/linnet.js')\n", {
  mode: 0o755,
})
