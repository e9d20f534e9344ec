import { defineConfig } from '@playwright/test'
import { launchOptions } from './client/e2e/chromium.ts'

/** A test's page lives for seconds, in which V8 would spend more on optimising its scripts than it saves. */
const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev']

/** The end-to-end tests: the built app in the system's Chromium. See client/e2e/README.md. */
export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './client/e2e/globalSetup.ts',
  fullyParallel: true,
  // The machines have two cores, and tests often wait for an app of their own or for the page.
  workers: 3,
  // A test that failed runs again for its trace, which would slow down every test. It has failed all the same: one that
  // fails only sometimes has found a bug too.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine needs this long, and only a hanging test takes longer.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: 'artifacts/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: 'artifacts/e2e.json' }],
    ['html', { outputFolder: 'artifacts/e2e-report', open: 'never' }],
  ],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { ...launchOptions, args },
    // Traces hold the page before and after each step.
    trace: { mode: 'on-first-retry', screenshots: false },
    video: 'off',
  },
})
