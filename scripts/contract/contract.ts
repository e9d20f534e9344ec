/** `npm run contract` tests a server against the REST contract. It writes accounts and posts: not for real data. */
import { parseArgs } from 'node:util'
import { runContract, untestable } from './runContract.ts'

const { values } = parseArgs({ options: { 'base-url': { type: 'string' } } })

function apiAddress(given: string): string {
  const url = new URL(given)
  return url.origin + (url.pathname === '/' ? '/api' : url.pathname.replace(/\/$/, ''))
}

if (!values['base-url'] || !URL.canParse(values['base-url'])) {
  console.error('Give the address of a server: npm run contract -- --base-url http://localhost:4000')
  process.exit(2)
}

const address = apiAddress(values['base-url'])
try {
  const outcomes = await runContract(address)
  for (const { rule, failure } of outcomes)
    console.log(failure === null ? `  holds  ${rule}` : `  FAILS  ${rule}\n           ${failure}`)
  for (const rule of untestable) console.log(`      —  ${rule} (cannot be tested from outside)`)
  const failed = outcomes.filter(({ failure }) => failure !== null).length
  console.log(`\n${address}: ${outcomes.length - failed} rules hold, ${failed} do not.`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(`${address} cannot be tested: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
