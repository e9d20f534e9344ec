import { register } from 'tsx/esm/api'

/** Loads globalSetup.ts as an ES module; jest itself would load it as CommonJS, which cannot import the server. */
export default async function globalSetup() {
  register()
  const { default: setup } = await import('./globalSetup.ts')
  await setup()
}
