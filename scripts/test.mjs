import './setup/node-version.mjs'

import('./setup/test.mjs').then(({ test }) => test(process.argv.slice(2)))
