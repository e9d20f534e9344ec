import type { TestMongo } from '../db/mongod/testMongo.ts'

/** jest loads set-up and teardown in one process and hands nothing from one to the other; this does. */
export const running: { mongo?: TestMongo } = {}
