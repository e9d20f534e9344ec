import { versionOf } from '../db/migrations.ts'
import { migrations } from './collections.ts'

/** The version of the data that this release writes. */
export const schemaVersion = versionOf(migrations)
