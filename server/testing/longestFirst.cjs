const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * The files that take longest, longest first: one that begins last would run while the other workers are idle. Without
 * times of an earlier run, jest begins with the largest files, and files that run scenes together are small.
 */
const longest = [
  ...['server/command/scenes', 'server/ownServerScenes', 'server/apiScenes', 'server/posts/scenes'],
  ...['server/moderation/scenes', 'server/scenes', 'server/media/ownServerScenes', 'faults/replicaSet.faults'],
  ...['server/graphql/ownServerScenes', 'server/media/scenes', 'client/scenes', 'plans/scenes', 'scripts/scenes'],
  ...['mongod/embedded', 'faults/crash.faults', 'faults/backup.faults', 'faults/shutdown.faults', 'server/workers'],
  ...['faults/fullDisk.faults', 'live/live', 'media/uploadMemory'],
]

const rankOf = (/** @type {{ path: string }} */ { path }) => {
  const rank = longest.findIndex((name) => path.includes(`/${name}.test.`))
  return rank === -1 ? longest.length : rank
}

module.exports = class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    return (await super.sort(tests)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
