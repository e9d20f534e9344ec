import { defineConfig } from '@playwright/test'
import endToEnd from '../../playwright.config.ts'

/** Takes screenshots of every screen, with the browser, app and settings of the end-to-end tests. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: 'shots.ts',
  globalSetup: '../../client/e2e/globalSetup.ts',
  // One worker, so that the accounts for the hard cases are signed up once.
  workers: 1,
  fullyParallel: false,
  outputDir: '../../artifacts/screens-failed',
  reporter: 'list',
})
