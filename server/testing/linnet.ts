import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import mongoose from 'mongoose'
import { bundledCommand } from './bundle.ts'
import { testSettings } from './testServer.ts'

const never: Promise<unknown> = new Promise(() => {})

/**
 * Runs the operator's command. Unless `isRead`, nobody reads what it prints. When `interrupted` resolves, somebody
 * presses Ctrl-C.
 */
export async function linnet(
  args: readonly string[],
  { input = '', database = mongoose.connection.name, settings = {}, isRead = true, interrupted = never } = {},
) {
  const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  uri.pathname = `/${database}`
  const child = spawn(process.execPath, [bundledCommand, ...args], {
    env: { ...process.env, ...testSettings, NODE_OPTIONS: '', MONGODB_URI: uri.href, ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdin.end(input)
  void interrupted.then(() => child.kill('SIGINT'))
  if (!isRead) child.stdout.destroy()
  const printed = isRead ? text(child.stdout) : ''
  const [output, problem, code] = await Promise.all([printed, text(child.stderr), ended])
  return { output, problem, code }
}
