import { defineConfig } from '@playwright/test'
import { launchOptions } from './client/e2e/chromium.ts'

/** A test's page lives for seconds: V8 would spend more time on optimising scripts than it saves. */
const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev']

/** The end-to-end tests: the built app in the system's Chromium. See client/e2e/README.md. */
export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './client/e2e/globalSetup.ts',
  fullyParallel: true,
  // On two cores: tests often wait for their app or page.
  workers: 3,
  // A failed test runs again for its trace, which would slow down every test. It still counts as failed: a test that
  // fails only sometimes has found a bug, too.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may need this long. Only a hanging test takes longer.
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
