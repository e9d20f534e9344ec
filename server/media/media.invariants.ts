import type { mongo } from 'mongoose'
import type { Invariants } from '../invariants/rules.ts'
import { marginMs } from './media.deletion.ts'
import { uploadPath } from './media.rules.ts'

const post = { collection: 'posts', noun: 'post' } as const
const user = { collection: 'users', noun: 'account' } as const
const media = { collection: 'media', noun: 'upload' } as const

/** `uploadedMediaId` as an expression of MongoDB; null for other addresses. */
const uploadIn = (address: string): mongo.Document => ({
  $let: {
    vars: { found: { $regexFind: { input: address, regex: uploadPath } } },
    in: { $cond: [{ $arrayElemAt: ['$$found.captures', 1] }, null, { $arrayElemAt: ['$$found.captures', 0] }] },
  },
})

const shown = (addresses: mongo.Document): mongo.Document[] => [
  { $project: { shown: addresses } },
  { $unwind: '$shown' },
  { $project: { shown: uploadIn('$shown') } },
]

const uses = (pattern: RegExp): mongo.Document[] => [
  { $unwind: '$usedBy' },
  { $match: { usedBy: pattern } },
  { $project: { usedBy: { $last: { $split: ['$usedBy', ':'] } } } },
]

const postAddresses = { $concatArrays: ['$images.url', ['$video.url', '$video.poster', '$card.image.url']] }

/** Overdue media may wait this long while the server is stopped. */
const leewayMs = marginMs + 60 * 60 * 1000

export const mediaInvariants: Invariants = {
  references: [
    {
      rule: 'every upload that a post shows is there',
      from: { collection: 'posts', field: 'shown', noun: 'post', stages: shown(postAddresses) },
      to: media,
    },
    {
      rule: 'every upload that a profile shows is there',
      from: {
        collection: 'users',
        field: 'shown',
        noun: 'profile',
        stages: shown({ $concatArrays: [['$avatar', '$cover']] }),
      },
      to: media,
    },
    {
      rule: 'the logo of the site is there',
      from: { collection: 'site', field: 'shown', noun: 'site', stages: shown({ $concatArrays: [['$logo']] }) },
      to: media,
    },
    {
      rule: 'every post that an upload is kept for is there',
      from: { collection: 'media', field: 'usedBy', noun: 'upload', stages: uses(/^[^:]+$/) },
      to: post,
    },
    {
      rule: 'every account that an upload is kept for is there',
      from: { collection: 'media', field: 'usedBy', noun: 'upload', stages: uses(/^(avatar|cover):/) },
      to: user,
    },
  ],
  prohibitions: [
    {
      rule: 'an upload is kept while something uses it, and has an end when nothing does',
      collection: 'media',
      never: { $eq: [{ $gt: [{ $size: '$usedBy' }, 0] }, { $ne: [{ $ifNull: ['$removeAt', null] }, null] }] },
      says: 'is used and has an end, or is unused and has none',
    },
    {
      rule: 'no upload stays long after its end',
      collection: 'media',
      never: {
        $and: [
          { $eq: [{ $type: '$removeAt' }, 'date'] },
          { $lt: ['$removeAt', { $subtract: ['$$NOW', leewayMs] }] },
          { $eq: [{ $ifNull: ['$keptFor', []] }, []] },
        ],
      },
      says: 'is still there although its time is over',
    },
  ],
}
