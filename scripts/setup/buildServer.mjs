import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the server with its packages, and copies the files that it reads, into the folder that the first argument names.
 * Node would spend most of a start on finding and reading packages file by file.
 */

/** Binaries, and a pool that starts its workers from files of its own. */
const separate = ['sharp', '@node-rs/argon2', 'tinypool']

/** Found by the database driver and the sockets only where somebody has installed them. */
const optional = [
  ...['kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'snappy', 'socks'],
  ...['mongodb-client-encryption', 'bufferutil', 'utf-8-validate'],
]

const [outdir = 'dist/server'] = process.argv.slice(2)

await build({
  // The server runs the worker in a process of its own.
  entryPoints: ['server/main.ts', 'server/media/mediaWorker.ts'],
  entryNames: '[name]',
  bundle: true,
  // Node keeps the text of all modules in memory.
  minify: true,
  // Packages compare the names of classes, and stack traces show those of functions.
  keepNames: true,
  // What `main.ts` imports late becomes files of its own, so that MongoDB starts before they are read.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...separate, ...optional],
  // For the packages that are CommonJS.
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
// So that Node loads the bundle as ES modules in any folder.
writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }\n')
