import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param {...string} parts */
export function inProject(...parts) {
  return join(root, ...parts)
}
