import type { Invariants } from '../invariants/rules.ts'
import { newsOf } from './posts.invariants.ts'

export const quotesInvariants = {
  references: [
    {
      rule: 'quoteCount is the number of quotes, and every quoted post is there',
      from: { collection: 'posts', field: 'quotedId', noun: 'quote' },
      to: { collection: 'posts', noun: 'post' },
      counter: { field: 'quoteCount', counts: true },
    },
    {
      rule: 'every quote is news for the author of the quoted post, unless that is who quotes',
      from: {
        collection: 'posts',
        field: 'news',
        noun: 'quote',
        stages: [
          { $match: { quotedId: { $exists: true }, removal: null, unlisted: null } },
          { $project: { news: newsOf('$quotedId', { $ifNull: ['$quoteNotifiedId', '$authorId'] }) } },
        ],
      },
      to: { collection: 'posts', noun: 'post', key: newsOf('$_id', '$authorId') },
    },
  ],
  prohibitions: [
    {
      rule: 'a post quotes another, or lost its quote',
      collection: 'posts',
      never: { $and: [{ $gt: ['$quotedId', null] }, { $gt: ['$lostQuote', null] }] },
      says: 'quotes a post and lost it',
    },
    {
      rule: 'no post quotes itself',
      collection: 'posts',
      never: { $eq: ['$_id', '$quotedId'] },
      says: 'quotes itself',
    },
    {
      rule: 'a quote is no news for who wrote it, and a post without one for nobody',
      collection: 'posts',
      never: {
        $and: [
          { $gt: ['$quoteNotifiedId', null] },
          { $or: [{ $eq: ['$quoteNotifiedId', '$authorId'] }, { $lte: ['$quotedId', null] }] },
        ],
      },
      says: 'is news for its author, or quotes nobody',
    },
  ],
} satisfies Invariants
