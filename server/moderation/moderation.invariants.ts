import type { Invariants } from '../invariants/rules.ts'

const user = { collection: 'users', noun: 'account' } as const
const reportCase = { collection: 'reportCases', noun: 'case' } as const
const unresolved = { $match: { unresolved: 1 } }

const isThere = (field: string) => ({ $gt: [field, null] })

export const moderationInvariants: Invariants = {
  references: [
    {
      rule: 'reportCount is the number of reports, and every report has its case',
      from: { collection: 'reports', field: 'caseId', noun: 'report' },
      to: reportCase,
      counter: { field: 'reportCount', counts: true },
    },
    {
      rule: 'every report has the account that made it, or none',
      from: { collection: 'reports', field: 'reporterId', noun: 'report' },
      to: user,
    },
    {
      rule: 'every case that is not resolved has its account',
      from: { collection: 'reportCases', field: 'userId', noun: 'case', stages: [unresolved] },
      to: user,
    },
    {
      rule: 'every case that is taken has its moderator',
      from: { collection: 'reportCases', field: 'takenBy', noun: 'case' },
      to: user,
    },
    {
      rule: 'every case that was resolved by an action has its row in the log',
      from: { collection: 'reportCases', field: 'resolvedBy', noun: 'case' },
      to: { collection: 'moderationActions', noun: 'action' },
    },
    {
      rule: 'every post that waits for a moderator has its case',
      from: {
        collection: 'posts',
        field: '_id',
        noun: 'post that waits',
        stages: [{ $match: { 'removal.isProvisional': true } }],
      },
      to: { ...reportCase, key: { $cond: [{ $and: [isThere('$unresolved'), '$isHidingPost'] }, '$subject', null] } },
    },
    {
      rule: 'every decision has its account',
      from: { collection: 'decisions', field: 'userId', noun: 'decision' },
      to: user,
    },
    {
      rule: 'every decision has its row in the log',
      from: { collection: 'decisions', field: '_id', noun: 'decision' },
      to: { collection: 'moderationActions', noun: 'action' },
    },
    {
      rule: 'every appeal has its account',
      from: { collection: 'appeals', field: 'userId', noun: 'appeal' },
      to: user,
    },
    {
      rule: 'every appeal about a post has its post',
      from: { collection: 'appeals', field: 'postId', noun: 'appeal' },
      to: { collection: 'posts', noun: 'post' },
    },
    {
      rule: 'every appeal that was decided has its row in the log',
      from: { collection: 'appeals', field: 'decidedBy', noun: 'appeal' },
      to: { collection: 'moderationActions', noun: 'action' },
    },
    {
      rule: "every moderator's note has the account that it is about",
      from: { collection: 'moderatorNotes', field: 'userId', noun: 'note' },
      to: user,
    },
    {
      rule: 'every purge has its row in the log',
      from: { collection: 'purges', field: 'action', noun: 'purge' },
      to: { collection: 'moderationActions', noun: 'action' },
    },
    {
      rule: 'every case that an upload is kept for is there',
      from: { collection: 'media', field: 'keptFor', noun: 'upload', stages: [{ $unwind: '$keptFor' }] },
      to: reportCase,
    },
  ],
  prohibitions: [
    {
      rule: 'an appeal is open until an action decides it',
      collection: 'appeals',
      never: { $eq: [{ $eq: ['$state', 'OPEN'] }, isThere('$decidedBy')] },
      says: 'is open and decided, or neither',
    },
    {
      rule: 'a case has an outcome and an end of its copies when it is resolved, and a moderator while it is taken',
      collection: 'reportCases',
      never: {
        $or: [
          { $eq: [{ $eq: ['$state', 'RESOLVED'] }, isThere('$unresolved')] },
          { $ne: [{ $eq: ['$state', 'RESOLVED'] }, isThere('$outcome')] },
          { $ne: [isThere('$outcome'), isThere('$resolvedAt')] },
          { $ne: [{ $eq: ['$state', 'TAKEN'] }, isThere('$takenBy')] },
        ],
      },
      says: 'has a state that does not fit its moderator or outcome',
    },
    {
      rule: 'a case has reports, or watched words',
      collection: 'reportCases',
      never: { $and: [{ $eq: ['$reportCount', 0] }, { $not: [isThere('$words')] }] },
      says: 'has neither a report nor a watched word',
    },
    {
      rule: 'a case is resolved by an action, or because its account was deleted',
      collection: 'reportCases',
      never: {
        $and: [isThere('$outcome'), { $eq: [{ $eq: ['$outcome', 'ACCOUNT_DELETED'] }, isThere('$resolvedBy')] }],
      },
      says: 'is resolved without an action',
    },
  ],
}
