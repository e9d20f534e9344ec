import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The markup of the app before any script: `client/shell.tsx`, to be run by Node once the client is built. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { ssr: 'shell.tsx', outDir: '../dist/.shell', emptyOutDir: true },
})
