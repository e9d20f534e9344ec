import { readFileSync } from 'node:fs'

/** Sums up the reports of jest and Playwright. Usage: node count.mjs FAILED_STEPS [EXIT_CODE:REPORT.json …] */
const [failedSteps, ...runs] = process.argv.slice(2)
let passed = 0
let failed = Number(failedSteps)

for (const run of runs) {
  const [, exitCode, file] = /^(\d+):(.+)$/.exec(run) ?? []
  const report = read(file)
  passed += report.passed
  // A run that crashed or ran no test has failed, even if its report has no failure.
  const silentFailure = report.failed === 0 && (exitCode !== '0' || report.passed === 0)
  failed += silentFailure ? 1 : report.failed
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * Playwright's report has `stats`, jest's has totals. An error outside of a test counts as a failed test.
 * @param {string | undefined} file
 */
function read(file) {
  try {
    const report = JSON.parse(readFileSync(file ?? '', 'utf8'))
    if (report.stats) {
      const { expected, unexpected, flaky } = report.stats
      return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) }
    }
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
