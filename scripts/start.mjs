import './setup/node-version.mjs'

const [given] = process.argv.slice(2)
if (given === undefined) {
  // Imported late, because an outdated Node cannot parse it.
  import('./setup/start.mjs').then(({ start }) => start())
} else {
  console.error(
    'npm start takes no ' + given + '. Settings such as PORT=4001 stand before it or in .env: see README.md.',
  )
  process.exitCode = 2
}
