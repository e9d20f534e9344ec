import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { picture } from './media/pictures.ts'
import type { Person } from './person.ts'
import { urlOf } from './testServer.ts'

export function recipesIn(file: string, heading: string): string[] {
  const [, section = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`)
  const text = section.split('\n## ', 1)[0] ?? ''
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, recipe]) => recipe ?? '')
}

/** Runs an example with `LINNET`, `TOKEN` and a `picture.png`. Returns the lines it prints; throws them if it fails. */
export async function runRecipe(recipe: string, person: Person): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linnet-recipe-'))
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'picture.png'), await picture())
    await writeFile(join(folder, 'recipe.mjs'), recipe)
    const env = { ...process.env, NODE_OPTIONS: '', LINNET: urlOf('/').replace(/\/$/, ''), TOKEN: person.token ?? '' }
    const { stdout } = await promisify(execFile)(process.execPath, ['recipe.mjs'], { cwd: folder, env })
    return stdout.trim().split('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}
