import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The development versions of React and of its JSX do not fit the production build.
process.env['NODE_ENV'] = 'production'

/** Builds the app for Node with all packages, because Node would load their slow development versions. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: '../dist/.node',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { shell: 'client/shell.tsx', render: 'client/render.tsx' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
