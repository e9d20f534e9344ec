import type { Domain } from '../domain.ts'
import { notificationsLimits } from './notifications.limits.ts'
import { notificationsMigration } from './notifications.migrations.ts'
import { notificationsResolvers } from './notifications.resolvers.ts'

/** Notifications are read from likes, follows and posts. */
export const notificationsDomain: Domain = {
  name: 'notifications',
  resolvers: [notificationsResolvers],
  limits: notificationsLimits,
  migrations: [notificationsMigration],
}
