import '../heap.ts'
import { run, runScript } from './script.ts'

/** The name of the script, beside this file. `scripts/setup/bundle.mjs` fills it in. */
declare const LAUNCH_SCRIPT: string

// The bundle's `main.js`: runs `main.ts` from what V8 compiled of it.
run(runScript(LAUNCH_SCRIPT), 'main.ts')
