import './setup/node-version.mjs'

import('./setup/dev.mjs').then(({ dev }) => dev())
