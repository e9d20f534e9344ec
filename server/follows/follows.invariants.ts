import type { mongo } from 'mongoose'
import type { Invariants } from '../invariants/rules.ts'

const ranked = (accountId: string) => ({ $concat: [{ $toString: accountId }, ' of rank ', { $toString: '$feedRank' }] })
const newestPosts = [{ $match: { top: 1 } }, { $group: { _id: '$authorId', newest: { $max: '$createdAt' } } }]
const newestReposts = [{ $group: { _id: '$userId', newest: { $max: '$at' } } }]
const hasRank = { feedRank: { $type: 'number' } }

/** Accounts that posted or reposted after the day that their rank says. */
const rankedTooLow = (newest: mongo.Document[]): mongo.Document[] => [
  ...newest,
  {
    $lookup: {
      from: 'users',
      localField: '_id',
      foreignField: '_id',
      as: 'author',
      pipeline: [{ $match: hasRank }],
    },
  },
  { $unwind: '$author' },
  { $match: { $expr: { $gt: ['$author.feedRank', { $multiply: [-1, { $toLong: '$newest' }] }] } } },
  { $project: { rank: { $concat: [{ $toString: '$_id' }, ' of a higher rank'] } } },
]

export const followsInvariants: Invariants = {
  references: [
    {
      rule: 'followingCount is the number of accounts followed, and every follow has its follower',
      from: { collection: 'follows', field: 'followerId', noun: 'follow' },
      to: { collection: 'users', noun: 'account' },
      counter: { field: 'followingCount', counts: true },
      isEdge: true,
    },
    {
      rule: 'followerCount is the number of followers, and every follow has its followed account',
      from: { collection: 'follows', field: 'followeeId', noun: 'follow' },
      to: { collection: 'users', noun: 'account' },
      counter: { field: 'followerCount', counts: true },
      isEdge: true,
    },
    {
      rule: 'a follow has no feed rank, or that of the followed account',
      from: {
        collection: 'follows',
        field: 'ranked',
        noun: 'follow',
        stages: [{ $match: hasRank }, { $project: { ranked: ranked('$followeeId') } }],
      },
      to: { collection: 'users', noun: 'account', key: ranked('$_id') },
    },
    {
      rule: 'the feed rank of an account is not behind its newest post',
      from: { collection: 'posts', field: 'rank', noun: 'newest post', stages: rankedTooLow(newestPosts) },
      to: { collection: 'users', noun: 'account' },
    },
    {
      rule: 'the feed rank of an account is not behind its newest repost',
      from: { collection: 'reposts', field: 'rank', noun: 'newest repost', stages: rankedTooLow(newestReposts) },
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
