import { register } from 'tsx/esm/api'

/** The door to globalSetup.ts: jest itself would load it as CommonJS, in which the server's ES modules do not run. */
export default async function globalSetup() {
  register()
  const { default: setup } = await import('./globalSetup.ts')
  await setup()
}
