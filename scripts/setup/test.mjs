import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { types } from './steps.mjs'

/** @param {string[]} args for jest */
export async function test(args) {
  await prepare([types])
  // Jest's workers read the options from the environment. What a test makes often lives until its end: with more room for
  // new objects, V8 collects less often.
  const modules = '--experimental-vm-modules --disable-warning=ExperimentalWarning'
  const options = `${process.env.NODE_OPTIONS ?? ''} ${modules} --max-semi-space-size=64`
  const env = { ...process.env, NODE_OPTIONS: options }
  process.exit(await run(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { env }))
}
