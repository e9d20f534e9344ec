import { transform } from 'esbuild'

/** For jest: removes the types from a module. `npm run check` checks them. */
export default {
  processAsync: (/** @type {string} */ source, /** @type {string} */ sourcefile) =>
    transform(source, {
      ...{ sourcefile, loader: sourcefile.endsWith('x') ? 'tsx' : 'ts', target: 'node20.19' },
      ...{ jsx: 'automatic', sourcemap: 'external' },
    }),
}
