import { bundledPackages } from './server/testing/packages.mjs'

/** Whether files or names were chosen: then every file runs on its own, otherwise `scenes.test.ts` runs its scenes together. */
const isChosen = process.argv.slice(2).some((argument) => !argument.startsWith('-'))
const filesIn = (/** @type {string[]} */ ...folders) => ({
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.${isChosen ? '{test,scenes}' : 'test'}.{ts,tsx}`),
  testPathIgnorePatterns: ['/node_modules/', ...(isChosen ? ['/scenes[.]test[.]ts$'] : [])],
})

/** The server's tests run in Node against a mongod for each worker, the client's in jsdom. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // ts-jest only strips the types, which is faster; `npm run check` checks them.
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: 'tsconfig.test.json' }] },
}

export default {
  // A busy machine needs this long, and only a hanging test takes longer.
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
  // The machines have two cores, and workers often wait for the disk.
  maxWorkers: 4,
  testSequencer: '<rootDir>/server/testing/longestFirst.cjs',
  // ES modules of finished files stay in a worker's memory. With a limit, jest restarts the worker.
  workerIdleMemoryLimit: '1GB',
  // One that is just restarting when a run ends takes longer to exit than the default of half a second.
  workerGracefulExitTimeout: 60_000,
}
