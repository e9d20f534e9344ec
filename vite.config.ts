import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

/** Two pages, the app and the GraphQL playground, from `client/` into `dist/client/`. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  worker: { format: 'es' },
  server: { proxy: { '/graphql': server, '/api': server, '/media': server } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: { app: 'client/index.html', graphiql: 'client/graphiql.html' } },
  },
})
