import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Draws the app's markup before any script (`client/shell.tsx`, built for Node) and writes it as JSON. A process of its
 * own: what it imports must not stay in the one that builds.
 */
const [module = '', file = ''] = process.argv.slice(2)
const { renderShells } = await import(pathToFileURL(module).href)
writeFileSync(file, JSON.stringify(renderShells()))
process.exit()
