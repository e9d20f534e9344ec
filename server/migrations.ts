import type { Migration } from './db/migrations.ts'
import { usersMigration } from './users/users.migrations.ts'
import { ancestorsMigration, postsMigration } from './posts/posts.migrations.ts'
import { quotesMigration } from './posts/quotes.migrations.ts'
import { searchKeysMigration } from './posts/searchKeys.migrations.ts'
import { continuationsMigration } from './posts/continuations.migrations.ts'
import { likesMigration } from './likes/likes.migrations.ts'
import { ranksMigration } from './follows/follows.migrations.ts'
import { notificationsMigration } from './notifications/notifications.migrations.ts'

/** All migrations, in any order. They add in the background what older releases did not store. */
export const migrations: readonly Migration[] = [
  usersMigration,
  ...[postsMigration, ancestorsMigration, quotesMigration, searchKeysMigration, continuationsMigration],
  likesMigration,
  ranksMigration,
  notificationsMigration,
]
