import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, filesIn } from './inputs.mjs'
import { inProject } from './project.mjs'
import { publish } from './publish.mjs'
import { runQuietly } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const folders = /** @type {const} */ ([
  ['server/seed/media', 'seed'],
  ['server/media/builtin', 'builtin'],
])

/** Scales the images that come with the app down to the widths in which pages show them. */
export const pictures = {
  title: 'Scaling pictures',
  isDone: () => existsSync(inProject('dist/scaled-media')) && readStamp('pictures').digest === digest(),
  run: async () => {
    const before = { digest: digest(), files: readStamp('pictures').files ?? [] }
    const work = inProject('dist/.scaled-media')
    for (const [from, to] of folders) {
      const paths = [inProject('scripts/setup/scalePictures.ts'), inProject(from), join(work, to)]
      await runQuietly(process.execPath, ['--import', 'tsx', ...paths])
    }
    const files = publish(work, inProject('dist/scaled-media'), { isEntry: () => false, before: before.files })
    writeStamp('pictures', { digest: before.digest, files })
  },
}

function digest() {
  return digestOf([
    'package-lock.json',
    'server/media/decodeImage.ts',
    'server/media/media.rules.ts',
    'scripts/setup/scalePictures.ts',
    ...folders.flatMap(([from]) => filesIn(from, (path) => path.endsWith('.webp'))),
  ])
}
