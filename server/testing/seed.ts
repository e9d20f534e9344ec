import { randomInt } from 'node:crypto'

const given = process.env['TEST_SEED'] ?? '1'
const path = process.env['TEST_PATH']

/**
 * What tests with random input start from. It is the same on every run, so that a run fails only for what was changed;
 * TEST_SEED=random looks for new failures. A failure names the seed: TEST_SEED repeats it.
 */
export const seed = given === 'random' ? randomInt(2 ** 31 - 1) : Number(given)
if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is a whole number or "random", not "${given}".`)

/** The same for a property of fast-check, which also prints the path that leads straight to the failure: TEST_PATH. */
export const replay = { seed, ...(path && { path }) }
