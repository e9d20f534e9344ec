import { readFileSync } from 'node:fs'

/** What an installed server needs besides `dist/`: binaries, and packages that are read file by file. */
const separate = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)

/** The database driver and the sockets use these only if somebody has installed them. */
const optional = [
  ...['kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'snappy', 'socks'],
  ...['mongodb-client-encryption', 'bufferutil', 'utf-8-validate'],
]

/**
 * The server, for esbuild. A bundle saves Node from reading packages file by file, which would be most of a start.
 * @type {import('esbuild').BuildOptions}
 */
export const serverBundle = {
  // The server runs it in a process of its own.
  entryPoints: ['server/main.ts', 'server/media/mediaWorker.ts', 'server/command/linnet.ts'],
  entryNames: '[name]',
  bundle: true,
  // What `main.ts` imports late gets files of its own, so that MongoDB starts before they are read.
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
}
