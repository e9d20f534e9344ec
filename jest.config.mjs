import { bundledPackages } from './server/testing/packages.mjs'

/** If files or names were chosen, each file runs alone; otherwise files of this name run scenes together. */
const together = '[sS]cenes[.]test[.]ts$'
const isChosen = process.argv.slice(2).some((argument) => !argument.startsWith('-'))
const filesIn = (/** @type {string[]} */ ...folders) => ({
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.${isChosen ? '{test,scenes}' : 'test'}.{ts,tsx}`),
  testPathIgnorePatterns: ['/node_modules/', ...(isChosen ? [together] : [])],
})

/** The server's tests run in Node, with a mongod for each worker; the client's run in jsdom. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // ts-jest only removes the types, which is faster. `npm run check` checks them.
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true }] },
}

export default {
  // A busy machine may need this long. Only a hanging test takes longer.
  testTimeout: 900_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/server/testing/environment.cjs',
      ...filesIn('server', 'scripts'),
      globalSetup: '<rootDir>/server/testing/globalSetup.mjs',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/server/testing/matchers.ts'],
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/server/testing/quickArgon2.mjs', ...bundledPackages },
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/client/testing/jsdom-environment.cjs',
      ...filesIn('client'),
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/client/testing/css-module.cjs',
        '\\.(css|svg|png|webp)(\\?\\w+)?$': '<rootDir>/client/testing/asset.cjs',
      },
    },
  ],
  // On two cores: workers often wait for MongoDB.
  maxWorkers: 3,
  testSequencer: '<rootDir>/server/testing/longestFirst.cjs',
  // Modules of finished files stay in memory. With a limit, jest restarts the worker.
  workerIdleMemoryLimit: '1GB',
  // A worker that restarts as the run ends may need longer to exit than the default of half a second.
  workerGracefulExitTimeout: 60_000,
}
