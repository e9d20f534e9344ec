import { versionOf } from '../db/migrations.ts'
import { migrations } from './collections.ts'

/** Of the data that this release writes. */
export const schemaVersion = versionOf(migrations)
