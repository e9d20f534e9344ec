import { defineConfig } from '@playwright/test'
import endToEnd from '../../playwright.config.ts'

/** The browser and settings are those of the end-to-end tests, and the app but for link cards. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: 'shots.ts',
  globalSetup: './globalSetup.ts',
  // With one worker, the accounts are signed up once.
  workers: 1,
  fullyParallel: false,
  outputDir: '../../artifacts/screens-failed',
  reporter: 'list',
})
