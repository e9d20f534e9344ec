import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

/** A folder of the client has the name of a path of the server: what is a file there is served from there. */
const source = ({ url = '' }: { url?: string | undefined }) => {
  const path = url.split('?', 1)[0] ?? ''
  return existsSync(new URL(`client${path}`, import.meta.url)) ? url : undefined
}

// Absolute, as the build takes paths from here and the development server from `root`.
const page = (name: string) => fileURLToPath(new URL(`client/${name}`, import.meta.url))

const routerWithoutWarnings = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

/** What every page of the app needs, in one file: small ones one by one pack worse and cost a request each. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|optimism|@wry|tslib)\//

/** The same for what nearly every page of ours needs; what dialogs and forms are made of comes with the first of them. */
const common =
  /client\/(ui|text|hooks|navigation|auth\/session|users|likes|bookmarks|follows|apollo)(\/|\.)(?!Dialog|Confirm|Text|Open|useForm|Toast|Edit|Picture|People|useReturn|useSwipe|useLeave|FileButton)/

/**
 * Puts the styles that the app starts with into its page, so that the first paint waits for no file. Their links stay,
 * switched off: parts that come later then know that these are there.
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

/**
 * Two pages, the app and the GraphQL playground, from `client/` into `dist/client/`. Each is a build of its own: what
 * the playground uses of a package they share must not weigh on the app.
 */
export default defineConfig(({ command }) => ({
  root: 'client',
  plugins: [react(), inlineStyles],
  // The build of rxjs for today's browsers: the other one brings helpers for classes and generators, 3 kB gzip.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // Its package has a build without warnings for developers, but does not offer it to bundlers.
    ...(command === 'build' && { alias: [{ find: /^react-router$/, replacement: routerWithoutWarnings }] }),
  },
  worker: { format: 'es' },
  // In development the playground is the built one, with its assets, through the proxy.
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
    // The development server has no use for it, and would fail to bundle its workers ahead.
    ...(command === 'build' && {
      playground: {
        consumer: 'client' as const,
        build: { emptyOutDir: false, rolldownOptions: { input: { graphiql: page('graphiql.html') } } },
      },
    }),
  },
}))
