import { leaseNotes } from '../media/mediaLease.ts'

/** Notes of the server about the database that hold for a moment, so no backup has them. */
export const restoringId = 'restoring'
export const claimId = 'the last backup'

export const lastingNotes = { $nor: [leaseNotes, { _id: restoringId }, { _id: claimId }] }
