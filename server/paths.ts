import { dirname, join } from 'node:path'

export type Paths = {
  schema: string
  operations: string
  client: string
  seedMedia: string
  builtinMedia: string
  scaledMedia: string
  restReference: string
}

/** Finds files relative to this module: in the project, or in `dist/`, which can be deployed alone. */
export function findPaths(): Paths {
  const folder = import.meta.dirname
  return import.meta.filename.endsWith('.ts') ? ofSources(dirname(folder)) : ofBundle(folder)
}

function ofSources(root: string): Paths {
  return {
    schema: join(root, 'schema.graphql'),
    operations: join(root, 'client/apollo/operations.generated.json'),
    client: join(root, 'dist/client'),
    seedMedia: join(root, 'server/seed/media'),
    builtinMedia: join(root, 'server/media/builtin'),
    scaledMedia: join(root, 'dist/scaled-media'),
    restReference: join(root, 'server/rest/reference'),
  }
}

/** `scripts/setup/buildServer.mjs` makes copies with these names. */
function ofBundle(folder: string): Paths {
  return {
    schema: join(folder, 'schema.graphql'),
    operations: join(folder, 'operations.json'),
    client: join(dirname(folder), 'client'),
    seedMedia: join(folder, 'seed-media'),
    builtinMedia: join(folder, 'builtin-media'),
    scaledMedia: join(dirname(folder), 'scaled-media'),
    restReference: join(folder, 'rest-reference'),
  }
}
