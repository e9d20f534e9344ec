import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Renders the app's initial markup as JSON. A separate process, so that its imports do not stay in the server's
 * memory.
 */
const [module = '', file = ''] = process.argv.slice(2)
const { renderShells } = await import(pathToFileURL(module).href)
writeFileSync(file, JSON.stringify(renderShells()))
process.exit()
