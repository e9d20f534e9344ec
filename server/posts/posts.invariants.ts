import type { mongo } from 'mongoose'
import type { Invariants } from '../invariants/rules.ts'
import { mostAncestors } from './ancestors.ts'
import { mostMentions } from './mentions.ts'
import { keyOfAuthor, keyOfPart } from './searchKeys.ts'

/** An expression that names a post and one of its accounts: whom it notifies, or who wrote it. */
export function newsOf(postId: string, accountId: string | mongo.Document): mongo.Document {
  return { $concat: [postId, ' by ', accountId] }
}

const replyOf = (id: string, parentId: string): mongo.Document => ({
  $concat: [id, ' by ', '$authorId', ' to ', parentId],
})

const ancestors = { $ifNull: ['$ancestorIds', []] }

/** The same as `ancestorIdsBelow` computes, as one text. */
const ancestorsBelow = {
  $let: {
    vars: { ids: { $concatArrays: [ancestors, ['$_id']] } },
    in: {
      $cond: [
        { $gt: [{ $size: '$$ids' }, mostAncestors] },
        asText({ $concatArrays: [[{ $first: '$$ids' }], { $slice: ['$$ids', 1 - mostAncestors] }] }),
        asText('$$ids'),
      ],
    },
  },
}

function asText(input: mongo.Document | string): mongo.Document {
  return { $reduce: { input, initialValue: '', in: { $concat: ['$$value', ' > ', '$$this'] } } }
}

const isListed = { $eq: [{ $ifNull: ['$removal', '$unlisted', null] }, null] }

/** The search keys that every post must have (see `searchKeysOf`). */
const leastWords = {
  $concatArrays: [
    [{ $concat: [keyOfAuthor(''), '$authorId'] }],
    { $cond: [{ $eq: ['$parentId', null] }, [], [keyOfPart('reply')]] },
  ],
}

const mentions = { $ifNull: ['$mentionIds', []] }
const mentioned = { $size: mentions }

export const postsInvariants = {
  references: [
    {
      rule: 'replyCount is the number of direct replies, and every reply has its parent',
      from: { collection: 'posts', field: 'parentId', noun: 'reply' },
      to: { collection: 'posts', noun: 'post' },
      counter: { field: 'replyCount', counts: true },
    },
    {
      rule: 'postCount is the number of posts without replies, and every post has its author',
      from: { collection: 'posts', field: 'authorId', noun: 'post' },
      to: { collection: 'users', noun: 'account' },
      counter: { field: 'postCount', counts: { $eq: ['$parentId', null] } },
    },
    {
      rule: 'every reply is news for the author of its parent, unless that is who replies',
      from: {
        collection: 'posts',
        field: 'news',
        noun: 'reply',
        stages: [
          { $match: { parentId: { $ne: null }, removal: null, unlisted: null } },
          { $project: { news: newsOf('$parentId', { $ifNull: ['$notifiedId', '$authorId'] }) } },
        ],
      },
      to: { collection: 'posts', noun: 'post', key: newsOf('$_id', '$authorId') },
    },
    {
      rule: 'what continues a post is a reply to it by its author that is not removed',
      from: {
        collection: 'posts',
        field: 'next',
        noun: 'continued post',
        stages: [
          { $match: { continuedId: { $exists: true } } },
          { $project: { next: replyOf('$continuedId', '$_id') } },
        ],
      },
      to: {
        collection: 'posts',
        noun: 'reply',
        key: { $cond: [{ $gt: ['$removal', null] }, null, replyOf('$_id', '$parentId')] },
      },
    },
    {
      rule: 'a post that its author replied to is continued',
      from: {
        collection: 'posts',
        field: 'begun',
        noun: 'reply of its author',
        stages: [
          { $match: { parentId: { $ne: null }, removal: null, notifiedId: null, 'unlisted.notifiedId': null } },
          { $project: { begun: '$parentId' } },
        ],
      },
      to: {
        collection: 'posts',
        noun: 'continued post',
        key: { $cond: [{ $gt: ['$continuedId', null] }, '$_id', null] },
      },
    },
    {
      rule: 'an unlisted post has an author who is away from lists',
      from: {
        collection: 'posts',
        field: 'authorId',
        noun: 'unlisted post',
        stages: [{ $match: { unlisted: { $exists: true } } }],
      },
      to: {
        collection: 'users',
        noun: 'unlisted account',
        key: { $cond: [{ $gt: ['$unlisting', null] }, '$_id', null] },
      },
    },
    {
      rule: 'the ancestors of a reply are those of its parent and the parent',
      from: {
        collection: 'posts',
        field: 'chain',
        noun: 'reply',
        stages: [{ $match: { parentId: { $ne: null } } }, { $project: { chain: asText(ancestors) } }],
      },
      to: { collection: 'posts', noun: 'post', key: ancestorsBelow },
    },
  ],
  prohibitions: [
    {
      rule: 'a removed post keeps what put it into lists in one place',
      collection: 'posts',
      never: { $and: [{ $gt: ['$removal', null] }, { $gt: ['$unlisted', null] }] },
      says: 'is removed, and unlisted as well',
    },
    {
      rule: 'a post that is removed, or whose author is suspended, is in no list',
      collection: 'posts',
      never: {
        $and: [
          { $not: isListed },
          {
            $or: ['$top', '$hashtags', '$words', '$mentionIds', '$notifiedId', '$quoteNotifiedId'].map((field) => ({
              $gt: [field, null],
            })),
          },
        ],
      },
      says: 'left the lists and is still in one',
    },
    {
      rule: 'a post that is in lists can be searched for by its author, and a reply as a reply',
      collection: 'posts',
      never: { $and: [isListed, { $not: { $setIsSubset: [leastWords, { $ifNull: ['$words', []] }] } }] },
      says: 'is in lists, and a search does not find it',
    },
    {
      rule: 'a post that answers nothing has no ancestors',
      collection: 'posts',
      never: { $and: [{ $eq: ['$parentId', null] }, { $ne: [ancestors, []] }] },
      says: 'answers nothing and has ancestors',
    },
    {
      rule: 'a post with the card of a link shows nothing larger',
      collection: 'posts',
      never: {
        $and: [
          { $gt: ['$card', null] },
          { $or: [{ $ne: ['$images', []] }, { $gt: ['$video', null] }, { $gt: ['$quotedId', null] }] },
        ],
      },
      says: 'has a card beside pictures, a video or a quote',
    },
    {
      rule: 'only what begins a conversation says who may reply',
      collection: 'posts',
      never: { $and: [{ $ne: ['$parentId', null] }, { $gt: ['$replyPolicy', null] }] },
      says: 'is a reply and says who may reply',
    },
    {
      rule: 'no reply answers itself',
      collection: 'posts',
      never: { $eq: ['$_id', '$parentId'] },
      says: 'is its own parent',
    },
    {
      rule: 'a top-level post is listed, and a reply is not',
      collection: 'posts',
      never: { $and: [isListed, { $ne: [{ $eq: ['$parentId', null] }, { $eq: ['$top', 1] }] }] },
      says: 'has a parent and is listed, or has none and is not',
    },
    {
      rule: 'a reply is no news for who wrote it, and a post for nobody',
      collection: 'posts',
      never: {
        $and: [
          { $gt: ['$notifiedId', ''] },
          { $or: [{ $eq: ['$notifiedId', '$authorId'] }, { $eq: ['$parentId', null] }] },
        ],
      },
      says: 'is news for its author, or answers nobody',
    },
    {
      rule: `a post mentions at most ${mostMentions} accounts, each once`,
      collection: 'posts',
      never: { $or: [{ $gt: [mentioned, mostMentions] }, { $ne: [mentioned, { $size: { $setUnion: [mentions] } }] }] },
      says: 'mentions too many accounts, or one twice',
    },
  ],
} satisfies Invariants
