import { readFileSync } from 'node:fs'

const folder = 'dist/client'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

/** A built file and its static imports. */
function filesOf(name, found = new Set()) {
  const { file, imports = [] } = manifest[name]
  if (found.has(file)) return found
  found.add(file)
  for (const imported of imports) filesOf(imported, found)
  return found
}

const firstPaint = filesOf('index.html')
const parts = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry)

const limit = (name, limit, files) => ({ name, limit, path: files.map((file) => `${folder}/${file}`), gzip: true })

/** Compressed sizes: the scripts that Explore needs for its first paint, and those that each page or dialog adds. */
export default [
  // 170 kB when it was set, with React DOM, Apollo Client, rxjs and the router as they are published.
  limit('/ (first paint)', '172 kB', [...firstPaint]),
  ...parts.map((name) =>
    limit(
      name,
      '30 kB',
      [...filesOf(name)].filter((file) => !firstPaint.has(file)),
    ),
  ),
]
