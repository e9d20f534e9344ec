import { type Part, lineOf, runParts } from './run-parts.ts'

const installed = (name: string, ...args: string[]): [string, ...string[]] => [`node_modules/.bin/${name}`, ...args]
/** Version 7 takes a quarter of the time of version 6, whose interface for programs jest still needs. */
const types = (config: string): Part['command'] => {
  return [process.execPath, 'node_modules/typescript-7/bin/tsc', '--project', config, '--pretty', '--singleThreaded']
}

/** All static checks. The slowest come first, because two run at a time. */
const parts: Part[] = [
  { name: 'lint', command: installed('oxlint', '--report-unused-disable-directives') },
  { name: 'types: all with tests', command: types('tsconfig.json') },
  { name: 'types: server, scripts', command: types('tsconfig.server.json') },
  { name: 'types: client', command: types('tsconfig.client.json') },
  { name: 'types: service worker', command: types('client/worker/tsconfig.json') },
  { name: 'lint: GraphQL', command: installed('eslint', '**/*.graphql', '--max-warnings=0', '--color') },
  { name: 'formatting', command: installed('oxfmt', '--check') },
  { name: 'generated files', command: installed('tsx', 'scripts/ci/generated.ts') },
  {
    name: 'imports',
    command: installed('depcruise', '--config', '.dependency-cruiser.cjs', 'server', 'client', 'scripts'),
  },
  { name: 'dead exports', command: installed('knip') },
  { name: 'released schema', command: installed('tsx', 'scripts/schema.ts') },
  { name: "Relay's compiler", command: installed('tsx', 'scripts/ci/relay.ts') },
]

const wanted = process.argv.slice(2)
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No such check. The checks are: ${parts.map(({ name }) => name).join(', ')}.`)

console.log(`${chosen.length} checks, two at a time`)
const width = Math.max(...chosen.map(({ name }) => name.length))
const results = await runParts(chosen, 2, {
  started: ({ name }) => console.log(`${name.padEnd(width)}  …`),
  ended: (result) => console.log(lineOf(result, width)),
})
const failed = results.filter(({ ok }) => !ok)
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output}`)
console.log(failed.length === 0 ? 'All passed' : `\nFAILED: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
