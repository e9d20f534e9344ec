import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the server with its packages into the folder that the first argument names: Node spends most of a start on
 * finding, reading and compiling packages file by file. `main.js` runs a script that launches the database, then one with
 * all the rest (`server/bundle/`).
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

/** @satisfies {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  // Node keeps the text of all modules in memory.
  minify: true,
  // Packages compare the names of classes, and stack traces show those of functions.
  keepNames: true,
  platform: 'node',
  target: 'node20',
  external: [...separate, ...optional],
  sourcemap: true,
  plugins: [roughlyMapped],
  logLevel: 'warning',
  outdir,
}

/**
 * Bundles modules of the server into a script that exports a function for each of them, and returns the script's name.
 * @type {(name: string, modules: string[], options?: import('esbuild').BuildOptions) => Promise<string>}
 */
async function script(name, modules, options) {
  const { metafile } = await build({
    ...common,
    stdin: {
      contents: modules.map((path) => `exports[${JSON.stringify(path)}] = () => require('./${path}')`).join('\n'),
      resolveDir: 'server',
    },
    // What V8 compiles of it is kept under this name.
    entryNames: `${name}-[hash]`,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    // Becomes `require`: Node 20 resolves no `import()` in a script that comes from the code cache.
    supported: { 'dynamic-import': false },
    banner: { js: "const scriptUrl = require('node:url').pathToFileURL(__filename).href" },
    ...options,
    define: {
      'import.meta.url': 'scriptUrl',
      'import.meta.filename': '__filename',
      'import.meta.dirname': '__dirname',
      ...options?.define,
    },
    metafile: true,
  })
  const file = Object.keys(metafile.outputs).find((output) => output.endsWith('.cjs'))
  if (!file) throw new Error('The bundler wrote no script.')
  return JSON.stringify(basename(file))
}

/** What `main.ts`, and what it launches the database with, import late: all that the server consists of. */
const late = ['serve.ts', 'db/mongod/replicaSet.ts']
const SERVER_SCRIPT = await script('server', late)

/** Takes what is imported late from that script. @type {import('esbuild').Plugin} */
const lateFromScript = {
  name: 'late modules from the script',
  setup(building) {
    building.onResolve({ filter: /^[.].*[.]ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const name = relative('server', join(resolveDir, path)).replaceAll('\\', '/')
      return late.includes(name) ? { path: name, namespace: 'late' } : undefined
    })
    building.onLoad({ filter: /./, namespace: 'late' }, ({ path }) => ({
      contents: `module.exports = require('./bundle/lateModule.ts').lateModule(${JSON.stringify(path)})`,
      resolveDir: 'server',
    }))
  },
}

// Those that `bundle/compile.ts` runs are named too.
const LAUNCH_SCRIPT = await script('launch', ['main.ts', 'config.ts', 'db/mongod/embedded.ts'], {
  define: { SERVER_SCRIPT },
  plugins: [roughlyMapped, lateFromScript],
})

/** @satisfies {import('esbuild').BuildOptions} */
const modules = {
  ...common,
  format: 'esm',
  // For the packages that are CommonJS.
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module'",
      'const require = createRequireOfBundle(import.meta.url)',
      'const { filename: __filename, dirname: __dirname } = import.meta',
    ].join('\n'),
  },
}

await build({
  ...modules,
  entryPoints: { main: 'server/bundle/start.ts', compile: 'server/bundle/compile.ts' },
  define: { LAUNCH_SCRIPT, SERVER_SCRIPT },
})

// The server runs the worker in a process of its own, which loads only what its task needs.
await build({ ...modules, entryPoints: ['server/media/mediaWorker.ts'], splitting: true })
