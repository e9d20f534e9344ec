import type { Domain } from '../domain.ts'
import { DeviceModel } from './device.model.ts'
import { pushExport } from './push.export.ts'
import { forgetDevicesOf } from './push.service.ts'
import { pushResolvers } from './push.resolvers.ts'
import { PushKeysModel } from './pushKeys.model.ts'

/** Notifications on devices whose app is closed (Web Push: RFC 8030, 8188, 8291, 8292). */
export const pushDomain: Domain = {
  name: 'push',
  models: [DeviceModel, PushKeysModel],
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
