import { defineConfig } from '@playwright/test'
import endToEnd from '../../playwright.config.ts'

/** The browser, the settings and, but for link cards, the app are those of the end-to-end tests. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: 'shots.ts',
  globalSetup: './globalSetup.ts',
  // One worker signs the accounts up once.
  workers: 1,
  fullyParallel: false,
  outputDir: '../../artifacts/screens-failed',
  reporter: 'list',
})
