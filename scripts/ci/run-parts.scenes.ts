import { lineOf, runParts } from './run-parts.ts'

const node = (script: string): [string, ...string[]] => [process.execPath, '-e', script]

it('returns the results in the given order, each with its output', async () => {
  const results = await runParts(
    [
      { name: 'good', command: node('console.log("fine")') },
      { name: 'bad', command: node('console.log("on stdout"); console.error("on stderr"); process.exit(3)') },
      { name: 'not there', command: ['/no/such/program'] },
    ],
    2,
  )
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['good', true],
    ['bad', false],
    ['not there', false],
  ])
  expect(results[0]?.output).toBe('fine')
  expect(results[1]?.output).toContain('on stdout')
  expect(results[1]?.output).toContain('on stderr')
  expect(results[2]?.output).toContain('ENOENT')
})

it('counts a part that was killed as failed', async () => {
  const [result] = await runParts([{ name: 'killed', command: node('process.kill(process.pid, "SIGKILL")') }], 1)
  expect(result?.ok).toBe(false)
})

it('says which part starts, and how each one ended', async () => {
  const said: string[] = []
  const parts = ['first', 'second'].map((name) => ({ name, command: node('') }))
  await runParts(parts, 1, {
    started: ({ name }) => said.push(`${name} starts`),
    ended: ({ name }) => said.push(`${name} ended`),
  })
  expect(said).toEqual(['first starts', 'first ended', 'second starts', 'second ended'])
})

it('prints a line with the result and the time of a part', () => {
  const lint = { name: 'lint', ok: true, output: '', milliseconds: 12_345 }
  expect(lineOf(lint, 12)).toBe('lint          passed   12.3 s')
  expect(lineOf({ ...lint, ok: false, milliseconds: 900 }, 4)).toBe('lint  FAILED    0.9 s')
})
