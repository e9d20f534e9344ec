import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Renders the app's initial markup (`client/shell.tsx`, built for Node) and writes it as JSON. Runs in a separate
 * process, so that its imports do not stay in memory of the process that becomes the server.
 */
const [module = '', file = ''] = process.argv.slice(2)
const { renderShells } = await import(pathToFileURL(module).href)
writeFileSync(file, JSON.stringify(renderShells()))
process.exit()
