import { digestOf, filesIn } from './inputs.mjs'
import { runInstalled } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

/** TypeScript types made from the schema and the client's documents. */
export const types = {
  title: 'Generating types',
  isDone: () => readStamp('types').digest === digest(),
  run: async () => {
    await runInstalled('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts'])
    writeStamp('types', { digest: digest() })
  },
}

/** Of what goes in and what comes out, so that a generated file that was changed or is gone is made anew. */
function digest() {
  const generated = ['client', 'server'].flatMap((folder) => filesIn(folder, (path) => path.endsWith('.generated.ts')))
  return digestOf([
    'schema.graphql',
    'codegen.ts',
    ...filesIn('client', (path) => path.endsWith('.graphql')),
    ...generated,
  ])
}
