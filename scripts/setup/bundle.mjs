import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'

/**
 * Bundles the server with its packages into the folder that the first argument names: Node spends most of a start on
 * finding and reading packages file by file. Dynamic imports become files of their own, so that MongoDB starts before
 * they are read.
 */

/** Binaries, and a pool that starts its workers from files of its own. */
const separate = ['sharp', '@node-rs/argon2', 'tinypool']

/** Found by the database driver and the sockets only where somebody has installed them. */
const optional = [
  ...['kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'snappy', 'socks'],
  ...['mongodb-client-encryption', 'bufferutil', 'utf-8-validate'],
]

const emptyMap = 'data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbIiJdLCJtYXBwaW5ncyI6IkEifQ=='

/** Keeps packages out of the source maps, which Node reads whole at the start. @type {import('esbuild').Plugin} */
const unmapped = {
  name: 'unmapped packages',
  setup(building) {
    building.onLoad({ filter: /[\\/]node_modules[\\/].*[.][cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=${emptyMap}`,
      loader: 'js',
    }))
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
  plugins: [unmapped],
  logLevel: 'warning',
  outdir,
})
