import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds `client/shell.tsx`, which renders the app's initial markup, for Node. Runs after the build of the client. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { ssr: 'shell.tsx', outDir: '../dist/.shell', emptyOutDir: true },
})
