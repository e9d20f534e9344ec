import { defineConfig } from '@playwright/test'
import endToEnd from '../../playwright.config.ts'

/** The browser, app and settings are those of the end-to-end tests. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: 'shots.ts',
  globalSetup: '../../client/e2e/globalSetup.ts',
  // With one worker, the accounts are signed up once.
  workers: 1,
  fullyParallel: false,
  outputDir: '../../artifacts/screens-failed',
  reporter: 'list',
})
