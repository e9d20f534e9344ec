import { digestOf, filesIn } from './inputs.mjs'
import { runInstalled } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

export const types = {
  title: 'Generating types',
  isDone: () => readStamp('types').digest === digest(),
  run: async () => {
    await runInstalled('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts'])
    writeStamp('types', { digest: digest() })
  },
}

/** Covers inputs and outputs, so that an edited or deleted output is generated again. */
function digest() {
  const generated = ['client', 'server'].flatMap((folder) =>
    filesIn(folder, (path) => /\.generated\.(ts|json)$/.test(path)),
  )
  return digestOf([
    'schema.graphql',
    'codegen.ts',
    ...filesIn('scripts/codegen', () => true),
    ...filesIn('client', (path) => path.endsWith('.graphql')),
    ...generated,
  ])
}
