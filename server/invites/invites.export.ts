import { accountEdgesPart } from '../edges/exportedEdges.ts'
import { type ExportPart, rowsOf } from '../exportPart.ts'
import { type InviteDocument, inviteIndexes } from './invite.model.ts'

const invites: ExportPart = {
  name: 'invites.json',
  holds: 'invites that you made and that have not ended',
  type: '{ code: string; uses: number; usesLeft: number; createdAt: string; expiresAt: string }',
  rows: (ownerId) =>
    rowsOf<InviteDocument>(
      { collection: 'invites', filter: { ownerId }, hint: inviteIndexes.byOwner },
      ({ _id: code, uses, usesLeft, createdAt, expiresAt }) => ({ code, uses, usesLeft, createdAt, expiresAt }),
    ),
}

const invitedBy = accountEdgesPart({
  name: 'invitedBy.json',
  holds: 'who invited you, if somebody did',
  collection: 'invited',
  hint: { _id: 1 },
  filter: (_id) => ({ _id }),
  member: 'inviterId',
})

export const invitesExport = [invites, invitedBy]
