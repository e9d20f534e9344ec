import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inProject } from './run.mjs'

/**
 * `program` makes `dist/<name>`, its last argument, from the project's files that match `from`.
 * @typedef {{ name: string, title: string, program: string[], from: RegExp }} Step
 */

/** @type {Step} It writes beside its sources and leaves its folder empty. */
export const types = {
  name: 'types',
  title: 'Generating types',
  program: ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'],
  from: /^(schema[.]graphql|codegen[.]ts|scripts\/codegen\/.*|client\/.*[.]graphql)$/,
}

/** @type {Step} */
export const client = {
  name: 'client',
  title: 'Building the client',
  program: ['scripts/setup/buildClient.mjs'],
  from: /^(vite[.].*|tsconfig([.]client)?[.]json|client\/.*|server\/.*[.]rules[.]ts)$/,
}

/** @type {Step} */
const pictures = {
  name: 'scaled-media',
  title: 'Scaling pictures',
  program: ['--import', 'tsx', 'scripts/setup/scalePictures.ts'],
  from: /^server\/(seed\/media\/.*|media\/(builtin\/.*|decodeImage[.]ts|media[.]rules[.]ts))$/,
}

/** @type {Step} */
const server = {
  name: 'server',
  title: 'Bundling the server',
  program: ['scripts/setup/buildServer.mjs'],
  from: /^(tsconfig[.]json|schema[.]graphql|client\/apollo\/operations[.]generated[.]json|server\/.*)$/,
}

export const everything = [types, client, pictures, server]

const always = /^(package-lock[.]json|scripts\/setup\/.*)$/
const never = /[.](test|scenes)[.]tsx?$|^client\/e2e\/|^(client|server)\/testing\//

/** Sources are compared by size and time, because reading all of them would take longer. */
export function sources() {
  return ['.', 'client', 'server', 'scripts/codegen', 'scripts/setup'].flatMap((folder) =>
    filesIn(inProject(folder), folder !== '.').map((name) => {
      const file = join(folder, name).replaceAll('\\', '/')
      const { size, mtimeMs } = statSync(inProject(file))
      return { file, line: `${file} ${size} ${mtimeMs}` }
    }),
  )
}

/** @type {(step: Step, files: ReturnType<typeof sources>) => string} differs when one was added, removed or changed */
export function stateOf({ from }, files) {
  const wanted = files.filter(({ file }) => (from.test(file) || always.test(file)) && !never.test(file))
  const lines = wanted.map(({ line }) => line).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** @type {(folder: string, recursive?: boolean) => string[]} the paths of files, relative to the folder, with slashes */
export function filesIn(folder, recursive = true) {
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** @type {(step: Step) => { state?: string, files?: string[] }} what its folder was made from, and what was put there */
export function recordOf(step) {
  try {
    return JSON.parse(readFileSync(recordFile(step), 'utf8'))
  } catch {
    return {}
  }
}

/** @param {Step} step It is inside the folder that it describes, so that a deleted folder is made again. */
export const recordFile = ({ name }) => inProject('dist', name, '.built.json')

/** @type {(step: Step, files: ReturnType<typeof sources>) => boolean} */
export const isDone = (step, files) => recordOf(step).state === stateOf(step, files)
