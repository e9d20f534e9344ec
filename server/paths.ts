import { dirname, join } from 'node:path'

/** Where the files lie that the server reads. */
export type Paths = {
  schema: string
  /** The built client. */
  client: string
  seedMedia: string
  builtinMedia: string
  /** The page of the REST reference. */
  restReference: string
}

/**
 * The files beside this module: in the project when it runs from its sources, in `dist/` when it is part of the bundle.
 * `dist/` holds copies, so that it can be deployed alone.
 */
export function findPaths(): Paths {
  const folder = import.meta.dirname
  return import.meta.filename.endsWith('.ts') ? ofSources(dirname(folder)) : ofBundle(folder)
}

function ofSources(root: string): Paths {
  return {
    schema: join(root, 'schema.graphql'),
    client: join(root, 'dist/client'),
    seedMedia: join(root, 'server/seed/media'),
    builtinMedia: join(root, 'server/media/builtin'),
    restReference: join(root, 'server/rest/reference'),
  }
}

/** The names that `scripts/setup/server.mjs` copies to. */
function ofBundle(folder: string): Paths {
  return {
    schema: join(folder, 'schema.graphql'),
    client: join(dirname(folder), 'client'),
    seedMedia: join(folder, 'seed-media'),
    builtinMedia: join(folder, 'builtin-media'),
    restReference: join(folder, 'rest-reference'),
  }
}
