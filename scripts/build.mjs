import './setup/node-version.mjs'

import('./setup/prepare.mjs').then(({ everything, prepare }) => prepare(everything))
