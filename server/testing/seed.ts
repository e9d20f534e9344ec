import { randomInt } from 'node:crypto'

const given = process.env['TEST_SEED'] ?? '1'
const path = process.env['TEST_PATH']

/** The seed of random tests, constant unless TEST_SEED names one or is `random`. */
export const seed = given === 'random' ? randomInt(2 ** 31 - 1) : Number(given)
if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED must be a whole number or "random", not "${given}".`)

const effort = Number(process.env['TEST_EFFORT'] ?? '1')
if (!(effort > 0)) throw new Error(`TEST_EFFORT must be a number above 0, not "${process.env['TEST_EFFORT']}".`)

/** How often a random test tries: `count` times, multiplied by TEST_EFFORT. */
export const tries = (count: number) => Math.ceil(count * effort)

/** For TEST_PATH: with a failure, fast-check also prints a path. */
export const replay = { seed, ...(path && { path }) }
