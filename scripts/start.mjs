import './setup/node-version.mjs'

// Imported late, because an outdated Node cannot parse it.
import('./setup/start.mjs').then(({ start }) => start())
