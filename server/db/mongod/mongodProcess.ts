import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { complaintIn, isListening } from './mongodLog.ts'

/** A mongod that runs as a child of this process. */
export interface MongodProcess {
  /** Resolves when it accepts connections, or when it ended before that: false then. */
  listens: Promise<boolean>
  /** Resolves when it ends, whatever the reason. Never rejects. */
  ended: Promise<void>
  /** What it complained about last, in words. */
  complaints: string[]
  /** Sends it a signal, if it still runs. */
  kill(signal: NodeJS.Signals): void
  /** Ends it cleanly; by force when it does not go. */
  stop(): Promise<void>
}

/** A mongod writes a last checkpoint before it leaves; that takes a second, with much data longer. */
const patienceMs = 60_000

const keptComplaints = 20

/**
 * Runs in a process of its own and ends the mongod when the process that runs it has died, by whatever signal: the system
 * closes its standard input then. Ctrl-C in a terminal is for the server, which still needs its database.
 */
const guardScript = `
  process.on('SIGINT', () => {})
  process.stdin.resume().on('close', () => {
    try { process.kill(Number(process.argv[1]), 'SIGTERM') } catch {}
    process.exit()
  })`

/** Starts a mongod that ends when this process does, even by SIGKILL. Never throws: one that cannot be run has `ended`. */
export function runMongod(path: string, args: readonly string[]): MongodProcess {
  // A group of its own: Ctrl-C in a terminal must reach the server alone, which ends requests in flight first.
  const child = spawn(path, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: string[] = []
  const complain = (complaint: string) => {
    if (complaints.push(complaint) > keptComplaints) complaints.shift()
  }
  const ended = new Promise<void>((resolve) => {
    // Not `exit`: what it logs last, which is why it ends, is read after that.
    child.once('close', () => resolve())
    child.once('error', (error) => {
      complain(error.message)
      resolve()
    })
  })
  const listening = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isListening(line)) resolve(true)
      const complaint = complaintIn(line)
      if (complaint) complain(complaint)
    })
  })
  // What keeps it from running at all, as a missing library, is said by the system.
  createInterface({ input: child.stderr }).on('line', complain)
  guard(child, ended)
  const listens = Promise.race([listening, ended.then(() => false)])
  // From then on it does not keep this process alive by itself.
  void listens.then(() => {
    child.unref()
    letGo(child.stdout)
    letGo(child.stderr)
  })
  return {
    listens,
    ended,
    complaints,
    kill: (signal) => void child.kill(signal),
    stop: () => stop(child, ended),
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.ref()
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.kill('SIGTERM')
  await ended
  clearTimeout(late)
}

function guard({ pid }: ChildProcess, ended: Promise<void>): void {
  if (pid === undefined) return
  const guarding = spawn(process.execPath, ['-e', guardScript, String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  guarding.on('error', () => {})
  guarding.stdin.on('error', () => {})
  guarding.unref()
  letGo(guarding.stdin)
  void ended.then(() => guarding.kill())
}

/** A pipe to a child keeps this process alive by itself; its type does not tell that it is a socket. */
function letGo(pipe: Readable | Writable): void {
  if (pipe instanceof Socket) pipe.unref()
}
