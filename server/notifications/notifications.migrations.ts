import type { Migration } from '../db/migrations.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'

type OldAccount = Pick<UserDocument, '_id'> & Partial<Pick<UserDocument, 'notificationsSeenAt'>>

/** For accounts of a release without notifications, all is marked as seen: years of likes are not new. */
export const notificationsMigration: Migration = {
  number: 5,
  name: 'accounts with the time of the last look at notifications',
  collection: 'users',
  size: 1_000,
  projection: { notificationsSeenAt: 1 },
  migrate: async (accounts: OldAccount[]) => {
    const old = accounts.filter(({ notificationsSeenAt }) => notificationsSeenAt === undefined).map(({ _id }) => _id)
    if (old.length === 0) return
    const filter = { _id: { $in: old }, notificationsSeenAt: { $exists: false } }
    await UserModel.updateMany(filter, { $set: { notificationsSeenAt: new Date() } })
  },
}
