import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Also where the environment says otherwise: the development versions of React and its JSX do not fit together with this.
process.env['NODE_ENV'] = 'production'

/**
 * Builds for Node what renders the app: `client/shell.tsx`, which runs after this build, and `client/render.tsx`, which
 * the server runs. With all packages, because their development versions, which Node would choose, are slow.
 */
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
