import { defineConfig } from '@playwright/test'
import endToEnd from '../../playwright.config.ts'

/** Takes pictures of every screen with the browser, the app and the settings of the end-to-end tests. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: 'shots.ts',
  globalSetup: '../../client/e2e/globalSetup.ts',
  // The hard cases are signed up once.
  workers: 1,
  fullyParallel: false,
  outputDir: '../../artifacts/screens-failed',
  reporter: 'list',
})
