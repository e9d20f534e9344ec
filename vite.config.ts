import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

// Absolute, as the build takes paths from here and the development server from `root`.
const page = (name: string) => fileURLToPath(new URL(`client/${name}`, import.meta.url))

/** Two pages, the app and the GraphQL playground, from `client/` into `dist/client/`. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  worker: { format: 'es' },
  server: { proxy: { '/graphql': server, '/api': server, '/media': server } },
  // In development the playground is the built one, through the proxy: its workers can't be bundled ahead.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: { app: page('index.html'), graphiql: page('graphiql.html') } },
  },
})
