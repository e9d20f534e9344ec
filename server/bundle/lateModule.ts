import { type Modules, run, runScript } from './script.ts'

/** The name of the script, beside the bundle. `scripts/setup/bundle.mjs` fills it in. */
declare const SERVER_SCRIPT: string

let server: Modules | undefined

/**
 * The exports of one of the modules that `main.ts` and what it launches the database with import late. The bundler calls
 * this for `import()` there. They are in a script of their own: MongoDB is launched before it is read.
 */
export function lateModule(name: string): object {
  server ??= runScript(SERVER_SCRIPT)
  return run(server, name)
}
