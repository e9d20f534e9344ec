import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A path of the project as an absolute one.
 * @param {...string} parts
 */
export function inProject(...parts) {
  return join(root, ...parts)
}
