const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * A slow suite that begins last would run while the other workers are idle. Without times of an earlier run, jest
 * begins with the largest files, so these are the slow suites with small files.
 */
const longest = /[/](testing[/]faults|plans)[/]|[/](workers|mongod[/]embedded|live[/]live)[.]test|[sS]cenes[.]test/

module.exports = class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests)
    const isLong = (/** @type {{ path: string }} */ { path }) => longest.test(path)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
