import { register } from 'tsx/esm/api'
import { bundlePackages } from './packages.mjs'

/**
 * jest would load globalSetup.ts as CommonJS, which cannot import the server.
 * @param {import('jest').GlobalConfig} config
 */
export default async function globalSetup(config) {
  register()
  const { default: setup } = await import('./globalSetup.ts')
  const { bundle } = await import('./bundle.ts')
  try {
    await Promise.all([setup(config), bundlePackages(), bundle()])
  } catch (error) {
    // jest does it only after a run.
    const { default: teardown } = await import('./globalTeardown.ts')
    await teardown()
    throw error
  }
}
