import './setup/node-version.mjs'

Promise.all([import('./setup/prepare.mjs'), import('./setup/steps.mjs')]).then(([{ prepare }, { everything }]) =>
  prepare(everything),
)
