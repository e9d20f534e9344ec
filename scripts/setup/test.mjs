import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { types } from './steps.mjs'

/** @param {string[]} args for jest */
export async function test(args) {
  await prepare([types])
  // Jest's workers read the options from the environment.
  const options = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`
  const env = { ...process.env, NODE_OPTIONS: options }
  process.exit(await run(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { env }))
}
