import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** The bundle saves Node from reading packages file by file, which would be most of a start. */

/**
 * What an installed server needs besides `dist/`: binaries, and what is read file by file. The builds hold all other
 * packages, so those are development's.
 */
const separate = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)

/** The database driver and the sockets use these only if somebody has installed them. */
const optional = [
  ...['kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'snappy', 'socks'],
  ...['mongodb-client-encryption', 'bufferutil', 'utf-8-validate'],
]

const [outdir = 'dist/server'] = process.argv.slice(2)

await build({
  // The server runs the worker in its own process.
  entryPoints: ['server/main.ts', 'server/media/mediaWorker.ts', 'server/command/linnet.ts'],
  entryNames: '[name]',
  bundle: true,
  // Node keeps the text of all modules in memory.
  minify: true,
  // Packages compare the names of classes, and stack traces show those of functions.
  keepNames: true,
  // Late imports of `main.ts` become separate files, so that MongoDB starts before they are read.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...separate, ...optional],
  // CommonJS packages need these.
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module'",
      'const require = createRequireOfBundle(import.meta.url)',
      'const { filename: __filename, dirname: __dirname } = import.meta',
    ].join('\n'),
  },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  outdir,
})

// The names match `server/paths.ts`.
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
// `bin` in package.json names it. The same text is a script in any folder.
writeFileSync(join(dirname(outdir), 'linnet.js'), "#!/usr/bin/env node\nimport('./server/linnet.js')\n", {
  mode: 0o755,
})
