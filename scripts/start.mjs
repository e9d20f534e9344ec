import './setup/node-version.mjs'

// Imported afterwards, as an old Node can't even read it.
import('./setup/start.mjs').then(({ start }) => start())
