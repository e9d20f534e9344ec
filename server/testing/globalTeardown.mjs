/** The door to globalTeardown.ts; see globalSetup.mjs, which ran before in the same process. */
export default async function globalTeardown() {
  const { default: teardown } = await import('./globalTeardown.ts')
  await teardown()
}
