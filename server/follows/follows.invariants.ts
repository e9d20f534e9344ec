import type { mongo } from 'mongoose'
import type { Invariants, Reference } from '../invariants/rules.ts'
import type { RankName } from './follows.read.ts'

/** An expression that names an account and its rank. */
const ranked = (accountId: string, rank: RankName) => ({
  $concat: [{ $toString: accountId }, ' of rank ', { $toString: `$${rank}` }],
})
const hasRank = (rank: RankName) => ({ [rank]: { $type: 'number' } })

/** The authors of whom a post exceeds what their rank stands for. */
const rankedTooLow = (rank: RankName, value: string): mongo.Document[] => [
  { $match: { top: 1 } },
  { $group: { _id: '$authorId', most: { $max: value } } },
  {
    $lookup: {
      ...{ from: 'users', localField: '_id', foreignField: '_id', as: 'author' },
      pipeline: [{ $match: hasRank(rank) }],
    },
  },
  { $unwind: '$author' },
  { $match: { $expr: { $gt: [`$author.${rank}`, { $multiply: [-1, { $toLong: '$most' }] }] } } },
  { $project: { rank: { $concat: [{ $toString: '$_id' }, ' of a higher rank'] } } },
]

const sameRank = (rank: RankName, name: string): Reference => ({
  rule: `a follow has no ${name}, or that of the followed account`,
  from: {
    collection: 'follows',
    field: 'ranked',
    noun: 'follow',
    stages: [{ $match: hasRank(rank) }, { $project: { ranked: ranked('$followeeId', rank) } }],
  },
  to: { collection: 'users', noun: 'account', key: ranked('$_id', rank) },
})

/** What must always hold of follows. */
export const followsInvariants: Invariants = {
  references: [
    {
      rule: 'followingCount is the number of accounts followed, and every follow has its follower',
      from: { collection: 'follows', field: 'followerId', noun: 'follow' },
      to: { collection: 'users', noun: 'account' },
      counter: { field: 'followingCount', counts: true },
    },
    {
      rule: 'followerCount is the number of followers, and every follow has its followed account',
      from: { collection: 'follows', field: 'followeeId', noun: 'follow' },
      to: { collection: 'users', noun: 'account' },
      counter: { field: 'followerCount', counts: true },
    },
    sameRank('feedRank', 'feed rank'),
    sameRank('likeRank', 'like rank'),
    {
      rule: 'the feed rank of an account is not behind its newest post',
      from: { collection: 'posts', field: 'rank', noun: 'newest post', stages: rankedTooLow('feedRank', '$createdAt') },
      to: { collection: 'users', noun: 'account' },
    },
    {
      rule: 'the like rank of an account is not behind its most liked post',
      from: { collection: 'posts', field: 'rank', noun: 'liked post', stages: rankedTooLow('likeRank', '$likeCount') },
      to: { collection: 'users', noun: 'account' },
    },
  ],
  uniquenesses: [
    { rule: 'an account follows another once', collection: 'follows', fields: ['followerId', 'followeeId'] },
  ],
  prohibitions: [
    {
      rule: 'nobody follows themselves',
      collection: 'follows',
      never: { $eq: ['$followerId', '$followeeId'] },
      says: 'leads from an account to itself',
    },
  ],
}
