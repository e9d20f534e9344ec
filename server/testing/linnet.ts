import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import mongoose from 'mongoose'
import { bundledCommand } from './bundle.ts'
import { testSettings } from './testServer.ts'

type Options = {
  input?: string
  database?: string
  settings?: Record<string, string>
  /** If not, nobody reads what it prints. */
  isRead?: boolean
  /** An open file for all that it prints. */
  into?: number
  /** When this resolves, somebody presses Ctrl-C. */
  interrupted?: Promise<unknown>
}

/** Runs the operator's command. */
export async function linnet(
  args: readonly string[],
  { input = '', database = mongoose.connection.name, settings = {}, isRead = true, into, interrupted }: Options = {},
) {
  const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  uri.pathname = `/${database}`
  const child = spawn(process.execPath, [bundledCommand, ...args], {
    env: { ...process.env, ...testSettings, NODE_OPTIONS: '', MONGODB_URI: uri.href, ...settings },
    stdio: ['pipe', into ?? 'pipe', into ?? 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdin?.end(input)
  void interrupted?.then(() => child.kill('SIGINT'))
  if (!isRead) child.stdout?.destroy()
  const printed = isRead ? textOf(child.stdout) : ''
  const [output, problem, code] = await Promise.all([printed, textOf(child.stderr), ended])
  return { output, problem, code }
}

const textOf = (stream: Readable | null) => (stream ? text(stream) : '')
