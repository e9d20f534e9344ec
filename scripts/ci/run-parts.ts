import { spawn } from 'node:child_process'

/** A program with its arguments, to be run in the project's folder, and what to call it. */
export type Part = { name: string; command: [program: string, ...args: string[]] }

/** How a part went: its exit code was zero or not, its whole output, its time in milliseconds. */
export type Result = { name: string; ok: boolean; output: string; milliseconds: number }

/** Runs parts, at most `atOnce` at a time, started in the order given; results come in that order too. Never throws. */
export async function runParts(parts: readonly Part[], atOnce: number): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...parts.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, part] = next
      results[place] = await runPart(part)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
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

/** A line for each result: its name, how it went, how many seconds it took. */
export function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, ok, milliseconds }) => {
      const seconds = `${(milliseconds / 1000).toFixed(1)} s`
      return `${name.padEnd(width)}  ${ok ? 'passed' : 'FAILED'}  ${seconds.padStart(7)}`
    })
    .join('\n')
}
