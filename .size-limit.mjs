import { readFileSync } from 'node:fs'

const folder = 'dist/client'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

/** A built file and all that it imports without asking. */
function filesOf(name, found = new Set()) {
  const { file, imports = [] } = manifest[name]
  if (found.has(file)) return found
  found.add(file)
  for (const imported of imports) filesOf(imported, found)
  return found
}

const explore = 'routes/pages/ExplorePage.tsx'
const firstPaint = new Set([...filesOf('index.html'), ...filesOf(explore)])
const parts = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry && name !== explore)

const limit = (name, limit, files) => ({ name, limit, path: files.map((file) => `${folder}/${file}`), gzip: true })

/** Scripts as they travel: all that Explore needs to be painted, and what every page and dialog adds to it. */
export default [
  limit('/ (first paint)', '170 kB', [...firstPaint]),
  ...parts.map((name) =>
    limit(
      name,
      '30 kB',
      [...filesOf(name)].filter((file) => !firstPaint.has(file)),
    ),
  ),
]
