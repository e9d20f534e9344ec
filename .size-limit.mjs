import { readFileSync } from 'node:fs'

const folder = 'dist/client'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

function filesOf(name, found = new Set()) {
  const { file, imports = [] } = manifest[name]
  if (found.has(file)) return found
  found.add(file)
  for (const imported of imports) filesOf(imported, found)
  return found
}

const firstPaint = filesOf('index.html')
const parts = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry)

/** The files that are loaded before a part opens: the first paint's, and those of all parts from which it opens. */
function filesBefore(name) {
  const openers = Object.keys(manifest).filter((opener) => manifest[opener].dynamicImports?.includes(name))
  const [first, ...others] = openers.map((opener) => filesOf(opener))
  return new Set([...firstPaint, ...[...first].filter((file) => others.every((files) => files.has(file)))])
}

const limit = (name, limit, files) => ({ name, limit, path: files.map((file) => `${folder}/${file}`), gzip: true })

/** Compressed sizes of the scripts for Explore's first paint, and of what each page or dialog adds. */
export default [
  // It was set at 170 kB, with React DOM, Apollo Client, rxjs and the router. Features since then may add 7: cards of
  // quoted posts take 1.2 and the repost button 0.6, and the first cards need both.
  limit('/ (first paint)', '177 kB', [...firstPaint]),
  ...parts.map((name) =>
    limit(
      name,
      // Parts share a few larger files, so each also loads what only others need. The search of posts added 0.3 to all
      // when this was 36, threads 0.2 to the composer when it was 37, choices 0.4 at 37.5, and the card in an edit 0.2
      // at 38. Only a HEIC photo loads its decoder.
      name.includes('heic-to') ? '760 kB' : '38.2 kB',
      [...filesOf(name)].filter((file) => !filesBefore(name).has(file)),
    ),
  ),
]
