import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Renders the app's initial markup as JSON. A separate process, so that its imports do not stay in the server's
 * memory.
 */
const [module = '', file = ''] = process.argv.slice(2)
const { renderShells } = createRequire(import.meta.url)(module)
writeFileSync(file, JSON.stringify(renderShells()))
process.exit()
