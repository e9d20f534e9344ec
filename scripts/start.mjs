import './setup/node-version.mjs'

// A late import, because an outdated Node cannot parse it.
import('./setup/start.mjs').then(({ start }) => start())
