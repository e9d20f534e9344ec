import { spawn } from 'node:child_process'
import { prepare, sources } from './prepare.mjs'
import { root } from './project.mjs'

/** @param {string[]} args for jest */
export async function test(args) {
  await prepare(sources)
  const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: options.filter(Boolean).join(' ') },
  })
  // Ctrl-C reaches jest too, which then stops MongoDB; this process waits for it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => jest.kill('SIGTERM'))
  jest.on('close', (code) => process.exit(code ?? 1))
}
