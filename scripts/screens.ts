import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants } from 'node:os'

/** `npm run screens` writes a contact sheet of every screen to artifacts/screens/. Arguments select screens. */
const words = process.argv.slice(2)
if (words.length === 0) rmSync('artifacts/screens', { recursive: true, force: true })
const chosen = words.length > 0 ? ['--grep', words.join('|')] : []
const args = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'scripts/screens/playwright.config.ts',
  ...chosen,
]
const playwright = spawn(process.execPath, args, { stdio: 'inherit' })
process.on('SIGINT', () => {})
process.on('SIGTERM', () => playwright.kill('SIGINT'))
playwright.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
