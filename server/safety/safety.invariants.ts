import type { Invariants } from '../invariants/rules.ts'
import { restrictionKinds } from './restriction.model.ts'

const account = { collection: 'users', noun: 'account' }
const follow = (followerId: string, followeeId: string) => ({
  $and: [{ $eq: ['$followerId', followerId] }, { $eq: ['$followeeId', followeeId] }],
})

/** The number of follows between the two accounts of a block. */
const followsBetween = {
  $lookup: {
    from: 'follows',
    let: { owner: '$ownerId', target: '$targetId' },
    pipeline: [{ $match: { $expr: { $or: [follow('$$owner', '$$target'), follow('$$target', '$$owner')] } } }],
    as: 'follows',
  },
}

const ofAccounts = [{ $match: { kind: { $in: [...restrictionKinds] } } }]

export const safetyInvariants: Invariants = {
  references: [
    {
      rule: 'every mute and block has its owner',
      from: { collection: 'restrictions', field: 'ownerId', noun: 'restriction' },
      to: account,
      isEdge: true,
    },
    {
      rule: 'every mute and block has its target',
      from: { collection: 'restrictions', field: 'targetId', noun: 'restriction', stages: ofAccounts },
      to: account,
      isEdge: true,
    },
  ],
  uniquenesses: [
    {
      rule: 'an account mutes or blocks another once',
      collection: 'restrictions',
      fields: ['ownerId', 'targetId', 'kind'],
    },
  ],
  prohibitions: [
    {
      rule: 'a block leaves no follow',
      collection: 'restrictions',
      stages: [{ $match: { kind: 'BLOCK' } }, followsBetween],
      never: { $gt: [{ $size: '$follows' }, 0] },
      says: 'is a block between accounts of which one follows the other',
    },
  ],
}
