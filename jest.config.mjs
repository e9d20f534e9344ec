/**
 * Two jest projects: the server's tests run in Node against one real mongod per run (started by globalSetup), the
 * client's in jsdom. Both as native ES modules, so jest needs NODE_OPTIONS=--experimental-vm-modules; `npm test` sets it.
 */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Types are checked by `npm run check`; here they are only taken out, which is several times faster.
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: 'tsconfig.test.json' }] },
}

export default {
  // A test that hangs ends; a machine that is busy with other work is no failure.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.mjs',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/server/testing/matchers.ts'],
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
  maxWorkers: 2,
  // ES modules of finished test files stay in a worker's memory; a worker beyond this starts anew. It also makes jest
  // use workers for every run, and those are ended with it, whatever a test left open.
  workerIdleMemoryLimit: '1GB',
}
