import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

/** `/media` is both a folder of the client and a path of the server: files that exist in the client win. */
const source = ({ url = '' }: { url?: string | undefined }) => {
  const path = url.split('?', 1)[0] ?? ''
  return existsSync(new URL(`client${path}`, import.meta.url)) ? url : undefined
}

// Absolute, because the build resolves paths from this folder and the development server from `root`.
const page = (name: string) => fileURLToPath(new URL(`client/${name}`, import.meta.url))

const routerWithoutWarnings = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

const documentHash = fileURLToPath(new URL('client/apollo/documentHash.ts', import.meta.url))

/** Packages that every page needs in one file: many small ones compress worse. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|optimism|@wry|tslib)\/(?!.*useMutation)/

/** Our own modules, without those of dialogs and forms, which load with the first of them. */
const common =
  /client\/(ui|text|hooks|navigation|auth\/session|users|likes|bookmarks|follows|apollo)(\/|\.)(?!Dialog|Confirm|Text|Open|useForm|Toast|Edit|Picture|People|useReturn|useSwipe|useLeave|FileButton)/

/**
 * Inlines the initial styles, so that the first paint waits for no file. Disabled links keep later chunks from loading
 * them again.
 */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, filename }) =>
      filename.endsWith('graphiql.html')
        ? html
        : html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
            const asset = bundle?.[file]
            if (asset?.type !== 'asset') return link
            return `<style>${String(asset.source)}</style>\n    ${link.replace('>', ' disabled>')}`
          }),
  },
}

/** Builds the app and the playground as separate builds, so that the app does not load the playground's code. */
export default defineConfig(({ command }) => ({
  root: 'client',
  plugins: [react(), inlineStyles],
  // Selects the modern build of rxjs: the other one contains 3 kB (gzip) of helpers for old browsers.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    ...(command === 'build' && {
      alias: [
        // The package has a build without development warnings, but does not export it to bundlers.
        { find: /^react-router$/, replacement: routerWithoutWarnings },
        // Operations are sent by hash: Apollo Client needs no printer.
        { find: /^\.\/graphql\/print\.js$/, replacement: documentHash },
      ],
    }),
  },
  worker: { format: 'es' },
  // In development the proxy serves the playground from its last build, with its assets.
  server: {
    proxy: { '/graphql': server, '/api': server, '/assets': server, '/media': { target: server, bypass: source } },
  },
  optimizeDeps: { entries: ['index.html'] },
  build: { outDir: '../dist/client', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: { app: page('index.html') },
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'common', test: common, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    // Not for the development server, which would fail to pre-bundle its workers.
    ...(command === 'build' && {
      playground: {
        consumer: 'client' as const,
        build: { emptyOutDir: false, rolldownOptions: { input: { graphiql: page('graphiql.html') } } },
      },
    }),
  },
}))
