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

/** What is there before a part is opened: what the first paint needs, and what all parts have from which it opens. */
function filesBefore(name) {
  const openers = Object.keys(manifest).filter((opener) => manifest[opener].dynamicImports?.includes(name))
  const [first, ...others] = openers.map((opener) => filesOf(opener))
  return new Set([...firstPaint, ...[...first].filter((file) => others.every((files) => files.has(file)))])
}

const limit = (name, limit, files) => ({ name, limit, path: files.map((file) => `${folder}/${file}`), gzip: true })

/** Compressed sizes of the scripts for Explore's first paint, and of those that each page or dialog adds. */
export default [
  // 170 kB when it was set, with React DOM, Apollo Client, rxjs and the router; features since then may add 7:
  // the cards of quoted posts take 1.2 and the button of reposts 0.6, and must be there when the first cards are drawn.
  limit('/ (first paint)', '177 kB', [...firstPaint]),
  ...parts.map((name) =>
    limit(
      name,
      // Parts share a few larger files, so each also brings what only others need: the search of posts added 0.3 to all
      // when this was 36, threads 0.2 to the composer's when it was 37, its choices 0.4 when it was 37.5, and the card in
      // an edit 0.2 when it was 38. Only a HEIC photo loads its decoder.
      name.includes('heic-to') ? '760 kB' : '38.2 kB',
      [...filesOf(name)].filter((file) => !filesBefore(name).has(file)),
    ),
  ),
]
