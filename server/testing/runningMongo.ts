import type { TestMongo } from '../db/mongod/testMongo.ts'

/** Passes MongoDB from jest's global setup to its teardown, which run in the same process. */
export const running: { mongo?: TestMongo } = {}
