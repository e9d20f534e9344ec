import type { TestMongo } from '../db/mongod/testMongo.ts'

/** Passes each MongoDB from jest's global setup to its teardown, which run in the same process. */
export const running: { mongos: TestMongo[] } = { mongos: [] }
