import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { servingChannel } from '../serving.ts'
import { compileScript } from './codeCache.ts'

/** Modules by their path in the server's folder. They run when they are first asked for. */
export type Modules = Record<string, () => object>

type Wrapper = (exports: Modules, require: NodeJS.Require, module: object, filename: string, dirname: string) => void

/** The modules of a script beside the bundle, and how to keep what V8 compiled of them (`codeCache.ts`). */
export function loadScript(name: string) {
  const file = fileURLToPath(import.meta.url)
  const { script, ...compiled } = compileScript(join(dirname(file), name))
  const modules: Modules = {}
  const wrapper = script.runInThisContext() as Wrapper
  // Under the name of this file, which is beside what the server reads, and whose packages it uses.
  wrapper(modules, createRequire(file), { exports: modules }, file, dirname(file))
  return { modules, ...compiled }
}

/** The modules of such a script. What V8 compiled of them is kept once the server serves. */
export function runScript(name: string): Modules {
  const { modules, keepServing } = loadScript(name)
  // After the operator was told: it takes a moment.
  servingChannel.subscribe(() => void setImmediate(() => void keepServing()))
  return modules
}

/** One of the modules, run. Throws if there is none of that name. */
export function run(modules: Modules, name: string): object {
  const module = modules[name]
  if (!module) throw new Error(`The script has no module ${name}`)
  return module()
}
