import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'
import writeFileAtomic from 'write-file-atomic'

/**
 * Each test file loads the server anew, and jest reads packages file by file, which takes most of the time of a small
 * test. The packages with the most files come from one script instead. environment.cjs compiles it once for each
 * worker.
 */
const packages = [
  ...['@apollo/server', '@apollo/server/errors', '@apollo/server/plugin/disabled', '@graphql-tools/schema'],
  ...['ajv/dist/2020.js', 'express', 'graphql', 'graphql-jit', 'graphql-query-complexity'],
  ...['jsonwebtoken', 'mongodb', 'mongoose', 'pino', 'zod'],
]

/** The database driver uses these only if somebody has installed them. */
const optional = [
  ...['kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'snappy', 'socks'],
  'mongodb-client-encryption',
]

const folder = 'dist/test-packages'
const fileOf = (/** @type {string} */ name) => `${folder}/${name.replace(/\W+/g, '-')}.cjs`

/**
 * The packages take these from the context once. In a test's context each use of a global asks a proxy of jest, with
 * which reading and writing BSON takes four times as long. Timers are not among them, because fake ones replace those.
 */
const globals = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'Buffer', 'DataView', 'Date', 'Error', 'JSON', 'Map', 'Math'],
  ...['Number', 'Object', 'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError'],
  ...['Uint8Array', 'WeakMap', 'WeakSet', 'process'],
]

/** For jest: the file that stands for each package. */
export const bundledPackages = Object.fromEntries(packages.map((name) => [`^${name}$`, `<rootDir>/${fileOf(name)}`]))

/** Writes these files and the script. Its value is a function that takes `require` and returns the packages by name. */
export async function bundlePackages() {
  const getters = packages.map((name) => `get ${JSON.stringify(name)}() { return require(${JSON.stringify(name)}) }`)
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${getters.join(', ')} }`, resolveDir: process.cwd() },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    banner: { js: `(require) => { const module = {}, { ${globals.join(', ')} } = globalThis` },
    footer: { js: 'return module.exports }' },
    external: optional,
    logLevel: 'error',
    write: false,
  })
  mkdirSync(folder, { recursive: true })
  await writeFileAtomic(`${folder}/all.js`, outputFiles[0]?.text ?? '')
  for (const name of packages)
    await writeFileAtomic(fileOf(name), `module.exports = bundledPackages(require)[${JSON.stringify(name)}]\n`)
}
