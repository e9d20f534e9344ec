import type { Domain } from '../domain.ts'
import { pushExport } from './push.export.ts'
import { forgetDevicesOf } from './push.service.ts'
import { pushResolvers } from './push.resolvers.ts'

/** Notifications on devices whose app is closed (Web Push: RFC 8030, 8188, 8291, 8292). */
export const pushDomain: Domain = {
  name: 'push',
  resolvers: [pushResolvers],
  exported: [pushExport],
  onAccountDeleted: forgetDevicesOf,
  invariants: {
    references: [
      {
        rule: 'every device has its account',
        from: { collection: 'devices', field: 'userId', noun: 'device' },
        to: { collection: 'users', noun: 'account' },
      },
    ],
  },
}
