import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Parse Server is no dependency of this project, so it has a folder of its own, which git ignores. */
const folder = fileURLToPath(new URL('../../../artifacts/parse-server/', import.meta.url))
export const parsePackage = `${folder}node_modules/parse-server`

/** Installs Parse Server 9 unless it is there; returns null, and says why, if that fails. */
export async function installParse(): Promise<string | null> {
  if (existsSync(`${parsePackage}/lib/index.js`)) return parsePackage
  console.error('Installing Parse Server …')
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}package.json`, '{ "private": true }\n')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev']
  try {
    await promisify(execFile)('npm', ['install', 'parse-server@9', ...options], { cwd: folder })
    return parsePackage
  } catch (error) {
    console.error(`Parse Server could not be installed; the comparison goes on without it. ${String(error)}`)
    return null
  }
}
