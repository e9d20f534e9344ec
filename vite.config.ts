import react from '@vitejs/plugin-react'
import { transformSync } from 'esbuild'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

/** The client's files below `/media` come before the server's paths. */
const source = ({ url = '' }: { url?: string | undefined }) => {
  const path = url.split('?', 1)[0] ?? ''
  return existsSync(new URL(`client${path}`, import.meta.url)) ? url : undefined
}

// The build resolves relative paths from this folder, the development server from `root`.
const page = (name: string) => fileURLToPath(new URL(`client/${name}`, import.meta.url))

const routerWithoutWarnings = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

/** A file for modules that at least two parts of the app need, without the modules that these import. */
const shared = (name: string, test: RegExp) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false })

/**
 * Says which modules share a file: many small files take more requests and compress worse. The first page has one file.
 * Others are for moderators, live updates, logging in and out, what only members need, such as the composer, and dialogs;
 * the last is for all else that other pages share.
 */
const sharedFiles = [
  { name: 'app', tags: ['$initial' as const] },
  shared('moderation', /client\/moderation\/.*(generated|words|module)/),
  shared('live', /client\/live\/socket|graphql-ws/),
  // The dialog that asks for a password loads when it opens.
  shared('accounts', /client\/(auth\/(?!settings\/PasswordConf)|twoStep\/.*generated|routes\/pages\/forget)/),
  // Logging out forgets drafts, and every page starts the service worker, but neither may load the composer.
  shared('members', /client\/(composer\/(?!drafts?\.)|outbox\/(?!outbox\.)|media|navigation\/useLeave)/),
  shared(
    'dialogs',
    /client\/(ui\/(Dialog|Confirm|PeopleSheet)|navigation|routes\/shell)|@radix-ui|aria-hidden|remove-scroll|sidecar|singleton|callback-ref|nonce/,
  ),
  shared('pages', /^(?!.*client\/(moderation|twoStep|auth)\/)/),
]

/** So the first paint waits for no style sheet. Disabled links keep later parts from loading the styles again. */
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

/** So the first paint waits for no script. The server allows these scripts by their hashes. */
const inlineHeadScripts: Plugin = {
  name: 'inline-head-scripts',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace(/<script src="\/(theme|start)\.js"><\/script>/g, (_all, name: string) => {
      const { code } = transformSync(readFileSync(page(`public/${name}.js`), 'utf8'), {
        minify: true,
        target: 'es2020',
      })
      return `<script>${code.trim()}</script>`
    }),
}

/** The playground is built separately, so that the app does not load its code. */
export default defineConfig(({ command }) => ({
  root: 'client',
  plugins: [react(), inlineStyles, inlineHeadScripts],
  // By default rxjs has 3 kB (gzip) of helpers for old browsers.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    ...(command === 'build' && {
      // The package does not export its build without development warnings.
      alias: [{ find: /^react-router$/, replacement: routerWithoutWarnings }],
    }),
  },
  worker: { format: 'es' },
  // The proxy serves the playground's last build.
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/assets': server,
      '/manifest.webmanifest': server,
      '/media': { target: server, bypass: source },
    },
  },
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    modulePreload: { polyfill: false },
  },
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: { app: page('index.html') },
          output: {
            codeSplitting: { groups: sharedFiles },
            // The first script contains the names of all files, so they are short.
            chunkFileNames: 'assets/[name]-[hash:8].js',
            assetFileNames: 'assets/[name]-[hash:8][extname]',
          },
        },
      },
    },
    // The development server could not bundle these workers in advance.
    ...(command === 'build' && {
      playground: {
        consumer: 'client' as const,
        build: { emptyOutDir: false, rolldownOptions: { input: { graphiql: page('graphiql.html') } } },
      },
    }),
  },
}))
