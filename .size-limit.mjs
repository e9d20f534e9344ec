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

/** What all pages share. Only Explore does not need it to open, and loads it for members. */
const pages = filesOf(Object.keys(manifest).find((name) => /^_pages-.*[.]js$/.test(name)))

/** What is loaded before a part opens: the first paint, what opens the part, and what all pages share. */
function filesBefore(name) {
  const openers = Object.keys(manifest).filter((opener) => manifest[opener].dynamicImports?.includes(name))
  const [first, ...others] = openers.map((opener) => filesOf(opener))
  return new Set([
    ...firstPaint,
    ...(name.startsWith('routes/pages/') ? [] : pages),
    ...[...first].filter((file) => others.every((files) => files.has(file))),
  ])
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
      // Parts share a few larger files, so each also loads what only others need. Moderation and the sign-up are the largest
      // pages. Only a HEIC photo loads its decoder.
      name.includes('heic-to') ? '760 kB' : '41 kB',
      [...filesOf(name)].filter((file) => !filesBefore(name).has(file)),
    ),
  ),
]
