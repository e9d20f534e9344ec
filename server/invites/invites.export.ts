import { type ExportPart, rowsOf } from '../exportPart.ts'
import { type InviteDocument, inviteIndexes } from './invite.model.ts'

export const invitesExport: ExportPart = {
  name: 'invites.json',
  holds: 'invites that you made and that have not ended',
  type: '{ code: string; uses: number; usesLeft: number; createdAt: string; expiresAt: string }',
  rows: (ownerId) =>
    rowsOf<InviteDocument>(
      { collection: 'invites', filter: { ownerId }, hint: inviteIndexes.byOwner },
      ({ _id: code, uses, usesLeft, createdAt, expiresAt }) => ({ code, uses, usesLeft, createdAt, expiresAt }),
    ),
}
