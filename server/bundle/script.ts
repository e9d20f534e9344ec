import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { servingChannel } from '../serving.ts'
import { compileScript } from './codeCache.ts'

/** The name of the script, beside this file. `scripts/setup/bundle.mjs` fills it in. */
declare const SCRIPT: string

type Wrapper = (exports: Modules, require: NodeJS.Require, module: object, filename: string, dirname: string) => void

type Modules = Record<string, () => object>

let loaded: Modules | undefined

/**
 * The exports of one of the modules that `main.ts` and what it launches the database with import late. The bundler calls
 * this for `import()` there. They are in a script of their own, with what they import: compiled from V8's cache, it
 * loads in less than half of the time.
 */
export function lateModule(name: string): object {
  loaded ??= serverScript()
  const module = loaded[name]
  if (!module) throw new Error(`The script has no module ${name}`)
  return module()
}

function serverScript(): Modules {
  const { modules, keep } = load()
  // Then all that a start needs has been compiled.
  servingChannel.subscribe(() => void keep())
  return modules
}

/** Loads all modules and keeps what V8 compiled for that. */
export async function keepCompiled(): Promise<void> {
  const { modules, keep } = load()
  for (const module of Object.values(modules)) module()
  await keep()
}

function load(): { modules: Modules; keep: () => Promise<void> } {
  const file = fileURLToPath(import.meta.url)
  const { script, keep } = compileScript(join(dirname(file), SCRIPT))
  const modules: Modules = {}
  const wrapper = script.runInThisContext() as Wrapper
  // Under the name of this file, which is beside what the server reads, and whose packages it uses.
  wrapper(modules, createRequire(file), { exports: modules }, file, dirname(file))
  return { modules, keep }
}
