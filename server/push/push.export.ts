import { type ExportPart, rowsOf } from '../exportPart.ts'
import { type DeviceDocument, deviceIndexes } from './device.model.ts'

/** Without the addresses and keys themselves: whoever has them can send messages to the device. */
export const pushExport: ExportPart = {
  name: 'devices.json',
  holds: 'the devices that get your notifications while the app is closed',
  type: '{ /** Who brings the messages to the device. */ service: string; createdAt: string; expiresAt: string }',
  rows: (userId) =>
    rowsOf<DeviceDocument>(
      { collection: 'devices', filter: { userId }, hint: deviceIndexes.byUser },
      ({ endpoint, createdAt, expiresAt }) => ({ service: new URL(endpoint).origin, createdAt, expiresAt }),
    ),
}
