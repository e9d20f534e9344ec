/** globalSetup.mjs has registered the loader in the same process. */
export default async function globalTeardown() {
  const { default: teardown } = await import('./globalTeardown.ts')
  await teardown()
}
