import './setup/node-version.mjs'

// Imported dynamically, after the version check: an outdated Node can't parse it.
import('./setup/start.mjs').then(({ start }) => start())
