const { readFileSync } = require('node:fs')
const { Script, constants } = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')

const file = 'dist/test-packages/all.js'
/** @type {Script | undefined} */
let script

// A worker knows its number before its first test file.
const uris = (process.env.TEST_MONGODB_URIS ?? '').split(' ')
process.env.TEST_MONGODB_URI = uris[Number(process.env.JEST_WORKER_ID) % uris.length]

/** Gives each test file its own packages (packages.mjs), from a script that V8 compiles once for all of them. */
module.exports = class ServerEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    /** @type {object | undefined} */
    let packages
    this.global.bundledPackages = (/** @type {NodeJS.Require} */ require) => (packages ??= this.#load(require))
  }

  /** @param {NodeJS.Require} require */
  #load(require) {
    script ??= new Script(readFileSync(file, 'utf8'), {
      filename: file,
      // This is how the packages import parts of Node.
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    })
    return script.runInContext(/** @type {import('node:vm').Context} */ (this.getVmContext()))(require)
  }
}
