import { randomInt } from 'node:crypto'

const given = process.env['TEST_SEED'] ?? '1'
const path = process.env['TEST_PATH']

/** The seed of random tests, constant unless TEST_SEED names one or is `random`. */
export const seed = given === 'random' ? randomInt(2 ** 31 - 1) : Number(given)
if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED must be a whole number or "random", not "${given}".`)

/** fast-check also prints a path to a failure, for TEST_PATH. */
export const replay = { seed, ...(path && { path }) }
