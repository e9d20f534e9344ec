import { type ExportPart, rowsOf } from '../exportPart.ts'
import { type SessionDocument, sessionIndexes } from './session.model.ts'

export const authExport: ExportPart = {
  name: 'sessions.json',
  holds: 'the devices where you are logged in',
  type: '{ device: string | null; createdAt: string; lastUsedAt: string | null; expiresAt: string }',
  rows: (userId) =>
    rowsOf<SessionDocument>(
      { collection: 'sessions', filter: { userId }, hint: sessionIndexes.byUser },
      ({ device = null, createdAt, lastUsedAt = null, expiresAt }) => ({ device, createdAt, lastUsedAt, expiresAt }),
    ),
}
