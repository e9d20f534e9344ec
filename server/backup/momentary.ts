import { leaseNotes } from '../media/mediaLease.ts'

/** Notes about the present moment of the database, which no backup contains. */
export const restoringId = 'restoring'
export const claimId = 'the last backup'

export const lastingNotes = { $nor: [leaseNotes, { _id: restoringId }, { _id: claimId }] }
