import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { complaintIn, isListening } from './mongodLog.ts'

export interface MongodProcess {
  /** False if it ended before it accepted connections. */
  listens: Promise<boolean>
  /** Never rejects. */
  ended: Promise<void>
  complaints: string[]
  kill(signal: NodeJS.Signals): void
  /** Stops it cleanly, or kills it if that takes too long. */
  stop(): Promise<void>
}

/** A mongod writes a last checkpoint, which takes longer with much data. */
const patienceMs = 60_000

const keptComplaints = 20

type Command = readonly [file: string, ...args: string[]]

/**
 * Each command waits until its standard input closes, which happens when this process dies by any signal, and then
 * stops the process of its last argument. A shell is the lightest, but Windows and small images have none.
 */
const guards: readonly Command[] = [
  ['/bin/sh', '-c', `trap '' INT; while read -r _; do :; done; kill -TERM "$1"`, 'linnet-guard'],
  [
    process.execPath,
    '-e',
    `process.on('SIGINT', () => {})
    process.stdin.resume().on('close', () => {
      try { process.kill(Number(process.argv[1]), 'SIGTERM') } catch {}
      process.exit()
    })`,
  ],
]

/** Starts a mongod that ends with this process, even by SIGKILL. Never throws: see `ended`. */
export function runMongod(path: string, args: readonly string[]): MongodProcess {
  // In a group of its own it does not get Ctrl-C, so the server can finish its requests first.
  const child = spawn(path, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: string[] = []
  const complain = (complaint: string) => {
    if (complaints.push(complaint) > keptComplaints) complaints.shift()
  }
  const ended = new Promise<void>((resolve) => {
    // `close` comes after the last lines of the log, which say why it ended; `exit` may not.
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
  createInterface({ input: child.stderr }).on('line', complain)
  guard(child, ended)
  const listens = Promise.race([listening, ended.then(() => false)])
  // From here on mongod does not keep this process alive.
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

function guard({ pid }: Pick<ChildProcess, 'pid'>, ended: Promise<void>, [first, ...others] = guards): void {
  if (pid === undefined || !first) return
  const [file, ...args] = first
  const guarding = spawn(file, [...args, String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  guarding.on('error', () => {})
  if (guarding.pid === undefined) return guard({ pid }, ended, others)
  guarding.stdin.on('error', () => {})
  guarding.unref()
  letGo(guarding.stdin)
  void ended.then(() => guarding.kill())
}

/** An open pipe keeps this process alive. It is a socket, which its type does not say. */
function letGo(pipe: Readable | Writable): void {
  if (pipe instanceof Socket) pipe.unref()
}
