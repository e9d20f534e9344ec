import { defineConfig } from '@playwright/test'
import { launchOptions } from './client/e2e/chromium.ts'

/** The end-to-end tests: the built app in the system's Chromium. See client/e2e/README.md. */
export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './client/e2e/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that fails only sometimes has found a bug too.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'artifacts/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: 'artifacts/e2e.json' }],
    ['html', { outputFolder: 'artifacts/e2e-report', open: 'never' }],
  ],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions,
    // Screenshots would make the tests a third slower, and traces hold the page before and after each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    video: 'off',
  },
})
