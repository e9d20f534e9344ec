import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

/** A folder of the client has the name of a path of the server: what is a file there is served from there. */
const source = ({ url = '' }: { url?: string | undefined }) => {
  const path = url.split('?', 1)[0] ?? ''
  return existsSync(new URL(`client${path}`, import.meta.url)) ? url : undefined
}

// Absolute, as the build takes paths from here and the development server from `root`.
const page = (name: string) => fileURLToPath(new URL(`client/${name}`, import.meta.url))

/** Two pages, the app and the GraphQL playground, from `client/` into `dist/client/`. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  worker: { format: 'es' },
  // In development the playground is the built one, with its assets, through the proxy.
  server: {
    proxy: { '/graphql': server, '/api': server, '/assets': server, '/media': { target: server, bypass: source } },
  },
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: { app: page('index.html'), graphiql: page('graphiql.html') } },
  },
})
