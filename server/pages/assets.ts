import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** Returns a function that makes the tags of a page's modules, so that these load along with the app's first script. */
export function readAssets(clientFolder: string): (modules: readonly string[]) => string {
  const manifest = readManifest(clientFolder)
  const initial = filesOf(manifest, ['index.html'])
  const tags = new Map<string, string>()
  return (modules) => {
    const key = modules.join()
    const known = tags.get(key)
    if (known !== undefined) return known
    const names = modules.map((module) => `routes/pages/${module}.tsx`)
    const files = [...filesOf(manifest, names)].filter((file) => !initial.has(file))
    const made = files.map((file) => tagOf(clientFolder, file)).join('\n    ')
    tags.set(key, made)
    return made
  }
}

/** The decoder of HEIC has 3 MB, and only people who upload such a photo need it. */
const onDemand = /heic-to/

/** The app's first script, and the scripts and styles to store for use without a network. */
export function allAssets(clientFolder: string): { entry: string; files: string[] } {
  const manifest = readManifest(clientFolder)
  const entry = manifest['index.html']?.file
  if (entry === undefined) throw new Error("The client's build has no index.html.")
  const files = [
    ...filesOf(
      manifest,
      Object.keys(manifest).filter((name) => !onDemand.test(name)),
    ),
  ].filter((file) => /\.(js|css)$/.test(file))
  return { entry, files: files.sort() }
}

const readManifest = (clientFolder: string) =>
  JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest

function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The client's build has no ${name}.`)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  }
  for (const name of names) visit(name)
  return files
}

/** The disabled link keeps the browser from loading inlined styles again. */
function tagOf(clientFolder: string, file: string): string {
  if (!file.endsWith('.css')) return `<link rel="modulepreload" crossorigin href="/${file}">`
  const style = readFileSync(join(clientFolder, file), 'utf8')
  return `<style>${style}</style><link rel="stylesheet" crossorigin href="/${file}" disabled>`
}
