import { spawn } from 'node:child_process'
import pLimit from 'p-limit'

export type Part = { name: string; command: [program: string, ...args: string[]] }

export type Result = { name: string; ok: boolean; output: string; milliseconds: number }

export type Reporter = { started(part: Part): void; ended(result: Result): void }

const silent: Reporter = { started: () => {}, ended: () => {} }

/** Runs the parts in order, at most `atOnce` at a time. Returns their results in order. Never throws. */
export async function runParts(parts: readonly Part[], atOnce: number, reporter = silent): Promise<Result[]> {
  return pLimit(atOnce).map(parts, async (part) => {
    reporter.started(part)
    const result = await runPart(part)
    reporter.ended(result)
    return result
  })
}

function runPart({ name, command: [program, ...args] }: Part): Promise<Result> {
  const started = performance.now()
  return new Promise((resolve) => {
    const output: string[] = []
    const end = (ok: boolean) => {
      resolve({ name, ok, output: output.join('').trim(), milliseconds: performance.now() - started })
    }
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.on('error', (error) => {
      output.push(error.message)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

export function lineOf({ name, ok, milliseconds }: Result, width: number): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  return `${name.padEnd(width)}  ${ok ? 'passed' : 'FAILED'}  ${seconds.padStart(7)}`
}
