import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { servingChannel } from '../serving.ts'
import { compileScript } from './codeCache.ts'

/** The name of the script, beside this file. `scripts/setup/bundle.mjs` fills it in. */
declare const SCRIPT: string

type Wrapper = (
  exports: Record<string, () => object>,
  require: NodeJS.Require,
  module: object,
  filename: string,
  dirname: string,
) => void

let loaded: Record<string, () => object> | undefined

/**
 * The exports of one of the modules that `main.ts` and what it launches the database with import late. The bundler calls
 * this for `import()` there. They are in a script of their own, with what they import: compiled from V8's cache, it
 * loads in less than half of the time.
 */
export function lateModule(name: string): object {
  loaded ??= load()
  const module = loaded[name]
  if (!module) throw new Error(`The script has no module ${name}`)
  return module()
}

function load(): Record<string, () => object> {
  const file = fileURLToPath(import.meta.url)
  const { script, keep } = compileScript(join(dirname(file), SCRIPT))
  // Then all that a start needs has been compiled.
  servingChannel.subscribe(() => void keep())
  const exports = {}
  const wrapper = script.runInThisContext() as Wrapper
  // Under the name of this file, which is beside what the server reads, and whose packages it uses.
  wrapper(exports, createRequire(file), { exports }, file, dirname(file))
  return exports
}
