import { runParts, tableOf } from './run-parts.ts'

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

it('prints a line with the time of each part', () => {
  const table = tableOf([
    { name: 'lint', ok: true, output: '', milliseconds: 12_345 },
    { name: 'dead exports', ok: false, output: 'x', milliseconds: 900 },
  ])
  expect(table).toBe('lint          passed   12.3 s\ndead exports  FAILED    0.9 s')
})
