import { randomInt } from 'node:crypto'

const given = process.env['TEST_SEED'] ?? '1'
const path = process.env['TEST_PATH']

/**
 * The seed for tests with random input. It is the same on every run, so that a failure comes from a change and not from
 * chance; TEST_SEED=random looks for new failures. The test's name contains the seed, to repeat a failure with TEST_SEED.
 */
export const seed = given === 'random' ? randomInt(2 ** 31 - 1) : Number(given)
if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED must be a whole number or "random", not "${given}".`)

/** The seed for fast-check, which also prints a path that leads directly to a failure; set TEST_PATH to that path. */
export const replay = { seed, ...(path && { path }) }
