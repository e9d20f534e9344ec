import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'count-'))
afterAll(() => rmSync(folder, { recursive: true }))

let reports = 0
function run(exitCode: number, report: object | string): string {
  const path = join(folder, `${reports++}.json`)
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return `${exitCode}:${path}`
}

function count(failedSteps: number, ...runs: string[]) {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/ci/count.mjs', `${failedSteps}`, ...runs], {
    encoding: 'utf8',
  })
  return { line: stdout, status }
}

/** A report of Playwright. `flaky` tests passed at the second attempt only. */
const playwright = (
  expected: number,
  unexpected: number,
  { flaky = 0, skipped = 0, errors = [] as object[] } = {},
) => ({
  config: {},
  suites: [],
  errors,
  stats: { startTime: '2026-01-01T00:00:00.000Z', duration: 1, expected, unexpected, flaky, skipped },
})

it('adds up the tests of all runs of jest and Playwright', () => {
  const runs = [run(0, { numPassedTests: 120, numFailedTests: 0 }), run(0, playwright(7, 0))]
  expect(count(0, ...runs)).toEqual({ line: '127 passed, 0 failed\n', status: 0 })
})

it('counts end-to-end tests that failed, that passed only at a second attempt, and errors outside of tests', () => {
  const report = playwright(3, 2, { flaky: 1, skipped: 4, errors: [{ message: 'the app did not start' }] })
  expect(count(0, run(1, report))).toEqual({ line: '3 passed, 4 failed\n', status: 1 })
})

it('fails with a test that failed and with a test file that could not be read', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(count(0, run(1, report))).toEqual({ line: '3 passed, 3 failed\n', status: 1 })
})

it('counts a failed check or build as one failure', () => {
  expect(count(1, run(0, { numPassedTests: 5, numFailedTests: 0 }))).toEqual({
    line: '5 passed, 1 failed\n',
    status: 1,
  })
})

it.each([
  ['crashed after its tests', run(134, { numPassedTests: 5, numFailedTests: 0 }), '5 passed, 1 failed\n'],
  ['left no report', '1:/no/such/report.json', '0 passed, 1 failed\n'],
  ['left half a report', run(1, '{"numPassed'), '0 passed, 1 failed\n'],
  ['ran no test', run(0, { numPassedTests: 0, numFailedTests: 0 }), '0 passed, 1 failed\n'],
  ['ran no end-to-end test', run(0, playwright(0, 0)), '0 passed, 1 failed\n'],
  ['was stopped in the middle', run(130, playwright(5, 0, { skipped: 9 })), '5 passed, 1 failed\n'],
])('fails when a run %s', (_how, crashed, line) => {
  expect(count(0, crashed)).toEqual({ line, status: 1 })
})
