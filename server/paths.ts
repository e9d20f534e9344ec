import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the files lie that the server reads: the project's root. */
export type Paths = { root: string }

/** The nearest folder above this module that holds the schema: the same from sources and from the bundle, started anywhere. */
export function projectRoot(folder = import.meta.dirname): string {
  if (existsSync(join(folder, 'schema.graphql'))) return folder
  if (folder === dirname(folder)) throw new Error('schema.graphql is missing: the server runs inside its project only.')
  return projectRoot(dirname(folder))
}
