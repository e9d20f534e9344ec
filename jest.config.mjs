/** The server's tests run in Node against one mongod per run, the client's in jsdom, both as native ES modules. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Only strips the types, which is several times faster; `npm run check` checks them.
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: 'tsconfig.test.json' }] },
}

export default {
  // Long enough for a busy machine, so that only tests that hang fail.
  testTimeout: 900_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.mjs',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/server/testing/matchers.ts'],
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/server/testing/quickArgon2.mjs' },
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/client/testing/jsdom-environment.cjs',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/client/testing/css-module.cjs',
        '\\.(css|svg|png|webp)(\\?\\w+)?$': '<rootDir>/client/testing/asset.cjs',
      },
    },
  ],
  // One more than the two cores of small machines, because workers often wait for the disk.
  maxWorkers: 3,
  testSequencer: '<rootDir>/server/testing/longestFirst.cjs',
  // ES modules of finished files stay in a worker's memory. With a limit, jest uses workers that end with it.
  workerIdleMemoryLimit: '1GB',
}
