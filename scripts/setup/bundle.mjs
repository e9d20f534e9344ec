import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the server with its packages into the folder that the first argument names: Node spends most of a start on
 * finding and reading packages file by file.
 */

/** Binaries, and a pool that starts its workers from files of its own. */
const separate = ['sharp', '@node-rs/argon2', 'tinypool']

/** Found by the database driver and the sockets only where somebody has installed them. */
const optional = [
  ...['kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'snappy', 'socks'],
  ...['mongodb-client-encryption', 'bufferutil', 'utf-8-validate'],
]

/**
 * Maps packages by file only, not by line: Node reads the whole source map at the start and keeps it in memory.
 * @type {import('esbuild').Plugin}
 */
const roughlyMapped = {
  name: 'packages mapped by file',
  setup(building) {
    building.onLoad({ filter: /[\\/]node_modules[\\/].*[.][cm]?js$/ }, async ({ path }) => {
      const map = Buffer.from(
        JSON.stringify({ version: 3, sources: [basename(path)], sourcesContent: [''], mappings: 'AAAA' }),
      )
      const url = `data:application/json;base64,${map.toString('base64')}`
      return { contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=${url}`, loader: 'js' }
    })
  },
}

const [outdir] = process.argv.slice(2)
if (!outdir) throw new Error('Name the folder of the bundle.')

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
  plugins: [roughlyMapped],
  logLevel: 'warning',
  outdir,
})
